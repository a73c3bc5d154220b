import { Button } from '@metade/ui/button.tsx';
import { data, Form, redirect, useNavigation } from 'react-router';
import { LinkFrame } from '../account/link-frame.tsx';
import { NewPasswordFields } from '../account/new-password-fields.tsx';
import { forgetSession } from '../http/forget-session.server.ts';
import { factsContext } from '../http/context.server.ts';
import { formProblem } from '../http/form-problem.server.ts';
import { readForm } from '../http/read-form.server.ts';
import { metaOf, pageHead } from '../site/seo.ts';
import { siteConfig } from '../site/site-data.server.ts';
import { useWords } from '../words/words.tsx';
import type { Route } from './+types/reset-password';

export const handle = { layout: { footer: 'white' } };

// The address is a secret: no referrer.
export const headers = () => ({ 'referrer-policy': 'same-origin' });

export async function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const config = await siteConfig(facts);
  return {
    head: pageHead(facts, { title: `${facts.messages.account.resetTitle} · Metade`, noindex: true }),
    passwordMin: config.settings.passwordMin,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const facts = context.get(factsContext);
  const form = await readForm(request);
  const secret = (name: string) => String(form.get(name) ?? '');
  try {
    await facts.api.call('resetPassword', {
      body: {
        token: params.token,
        password: secret('password'),
        password_confirmation: secret('password_confirmation'),
      },
    });
  } catch (error) {
    const problem = formProblem(error);
    return data({ problem }, problem.status);
  }
  forgetSession(facts);
  throw redirect('/sigin?reset=1');
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { m } = useWords();
  const busy = useNavigation().formMethod === 'POST';
  const fields = actionData?.problem.fields ?? {};
  const problem = actionData && Object.keys(fields).length === 0 ? actionData.problem.message : null;
  return (
    <LinkFrame
      title={m.account.resetTitle}
      text={m.account.resetText}
      problem={problem}
      other={{ label: m.account.askAgain, to: '/sigin?forgot=1' }}
    >
      <Form method="post" noValidate preventScrollReset className="mt-6 flex flex-col gap-5">
        <NewPasswordFields label={m.account.newPassword} min={loaderData.passwordMin} errors={fields} />
        <Button type="submit" kind="brand" size="lg" busy={busy}>
          {m.account.resetSubmit}
        </Button>
      </Form>
    </LinkFrame>
  );
}
