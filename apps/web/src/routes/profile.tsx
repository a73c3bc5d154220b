import { buttonClass } from '@metade/ui/button.tsx';
import { Button } from '@metade/ui/button.tsx';
import { Form, Link } from 'react-router';
import { useRootData } from '../shell/root-data.ts';
import { factsContext } from '../server/context.ts';
import { requireUser } from '../server/require-user.ts';
import { metaOf, pageHead } from '../server/seo.ts';
import { useWords } from '../words/words.tsx';
import type { Route } from './+types/profile';

export const handle = { layout: { footer: 'white' } };

export async function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const user = await requireUser(facts);
  return {
    head: pageHead(facts, { title: `${facts.messages.account.profileTitle} · Metade`, noindex: true }),
    name: user.profile.name,
    firstName: user.profile.first_name,
    email: user.email,
    phone: user.profile.phone,
    staff: user.group !== 'user',
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function Profile({ loaderData }: Route.ComponentProps) {
  const { m } = useWords();
  const { panelUrl } = useRootData();
  const facts = [
    [m.content.name, loaderData.name],
    [m.account.email, loaderData.email],
    [m.account.phone, loaderData.phone],
  ].filter((fact) => fact[1]);
  return (
    <div className="page-width pt-8 md:pt-12">
      <div className="mx-auto max-w-md">
        <h1 className="text-dlg">{m.account.member(loaderData.firstName)}</h1>
        <dl className="mt-6 rounded-4 border border-line px-6 py-3">
          {facts.map(([name, value]) => (
            <div key={name} className="border-b border-line py-3 last:border-0">
              <dt className="text-xs text-ink-2">{name}</dt>
              <dd className="font-semibold break-words">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-6 flex flex-wrap gap-3">
          <Link to="/reserve" className={buttonClass()}>
            {m.site.myReservations}
          </Link>
          {loaderData.staff && panelUrl ? (
            <a href={panelUrl} className={buttonClass()}>
              {m.account.goToPanel}
            </a>
          ) : null}
          <Form method="post" action="/logout" reloadDocument>
            <Button type="submit">{m.site.logout}</Button>
          </Form>
        </div>
      </div>
    </div>
  );
}
