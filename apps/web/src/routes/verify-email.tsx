import { Banner } from '@metade/ui/banner.tsx';
import { Button } from '@metade/ui/button.tsx';
import { CircleCheck } from 'lucide-react';
import { data, Form, Link, useNavigation } from 'react-router';
import { LinkFrame } from '../account/link-frame.tsx';
import { factsContext } from '../server/context.ts';
import { formProblem } from '../server/form-problem.ts';
import { metaOf, pageHead } from '../server/seo.ts';
import { useWords } from '../words/words.tsx';
import type { Route } from './+types/verify-email';

export const handle = { layout: { footer: 'white' } };

export const headers = () => ({ 'referrer-policy': 'same-origin' });

export function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  return { head: pageHead(facts, { title: `${facts.messages.account.verifyTitle} · Metade`, noindex: true }) };
}

/** Only the button confirms: mail programs open links by themselves. */
export async function action({ context, params }: Route.ActionArgs) {
  const facts = context.get(factsContext);
  try {
    await facts.api.call('verifyEmail', { body: { token: params.token } });
    return data({ problem: null });
  } catch (error) {
    const problem = formProblem(error);
    return data({ problem: problem.message }, problem.status);
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function VerifyEmail({ actionData }: Route.ComponentProps) {
  const { m } = useWords();
  const busy = useNavigation().formMethod === 'POST';
  const profile = { label: m.account.toProfile, to: '/profile/edit' };
  return (
    <LinkFrame
      title={m.account.verifyTitle}
      text={m.account.verifyText}
      problem={actionData?.problem ?? null}
      other={profile}
    >
      {actionData?.problem === null ? (
        <div className="mt-6">
          <Banner
            tone="ok"
            live="status"
            icon={<CircleCheck aria-hidden="true" className="size-5" />}
            action={
              <Link to={profile.to} className="text-link text-sm">
                {profile.label}
              </Link>
            }
          >
            {m.account.verifyDone}
          </Banner>
        </div>
      ) : (
        <Form method="post" preventScrollReset className="mt-6">
          <Button type="submit" kind="brand" size="lg" busy={busy}>
            {m.account.verifySubmit}
          </Button>
        </Form>
      )}
    </LinkFrame>
  );
}
