import { ApiRefusal } from '@metade/api-client/client.ts';
import { Banner } from '@metade/ui/banner.tsx';
import { Button, buttonClass } from '@metade/ui/button.tsx';
import { CircleCheck } from 'lucide-react';
import { data, Form, Link } from 'react-router';
import { mailKinds } from '../account/mail-kinds.ts';
import { asStatus } from '../http/as-status.server.ts';
import { factsContext } from '../http/context.server.ts';
import { readForm } from '../http/read-form.server.ts';
import { metaOf, pageHead } from '../site/seo.ts';
import { useWords } from '../words/words.tsx';
import type { Route } from './+types/unsubscribe';

export const handle = { layout: { footer: 'white' } };

export async function loader({ context, params }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const kind = mailKinds.find((one) => one === params.kind);
  if (kind === undefined) throw data(null, 404);
  const { data: setting } = await facts.api
    .call('getUnsubscription', { params: { token: params.token } })
    .catch((error: unknown) => {
      // A token of another form means that the link was truncated.
      if (error instanceof ApiRefusal && error.problem.status === 422) throw data(null, 404);
      return asStatus(error);
    });
  return {
    head: pageHead(facts, { title: `${facts.messages.mails.title} · Metade`, noindex: true }),
    kind,
    off: setting.off.includes(kind),
  };
}

/** Mail programs post here by themselves (RFC 8058), without cookie or page; people use the button. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const facts = context.get(factsContext);
  const kind = mailKinds.find((one) => one === params.kind);
  if (kind === undefined) throw data(null, 404);
  const on = (await readForm(request)).get('on') === 'yes';
  await facts.api.call('unsubscribe', { params: { token: params.token }, body: { kind, on } }).catch(asStatus);
  return null;
}

export function headers() {
  return { 'x-robots-tag': 'noindex', 'cache-control': 'no-store', 'referrer-policy': 'same-origin' };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function Unsubscribe({ loaderData }: Route.ComponentProps) {
  const { m } = useWords();
  const { kind, off } = loaderData;
  return (
    <div className="page-width pt-8 md:pt-12">
      <div className="mx-auto max-w-xl">
        <h1 className="text-dlg">{m.mails.title}</h1>
        <p className="mt-3 text-md">{m.mails.kinds[kind]}</p>
        {off ? (
          <div className="mt-5">
            <Banner tone="ok" live="status" icon={<CircleCheck aria-hidden="true" className="size-5" />}>
              {m.mails.ended}
            </Banner>
          </div>
        ) : null}
        <Form method="post" preventScrollReset className="mt-5 flex flex-wrap gap-3">
          <input type="hidden" name="on" value={off ? 'yes' : 'no'} />
          <Button type="submit" kind={off ? 'outline' : 'brand'}>
            {off ? m.mails.again : m.mails.end}
          </Button>
          <Link to="/profile/edit#mails" className={buttonClass()}>
            {m.mails.all}
          </Link>
        </Form>
        <p className="mt-4 text-sm text-ink-2">{m.mails.alwaysText}</p>
      </div>
    </div>
  );
}
