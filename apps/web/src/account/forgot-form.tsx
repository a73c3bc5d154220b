import { Banner } from '@metade/ui/banner.tsx';
import { Button } from '@metade/ui/button.tsx';
import { Field } from '@metade/ui/field.tsx';
import { MailCheck } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import type { SignInData, SignInResult } from './sign-in-data.server.ts';
import { useWords } from '../words/words.tsx';
import { useTypedEmail } from './use-typed-email.ts';

/** Requests a link to choose a new password. The answer is the same for every address. */
export function ForgotForm({ data, result }: { data: SignInData; result: SignInResult | undefined }) {
  const { m } = useWords();
  const typed = useTypedEmail();
  const busy = useNavigation().formMethod === 'POST';
  if (result && !result.problem)
    return (
      <div className="mt-6">
        <Banner tone="ok" live="status" icon={<MailCheck aria-hidden="true" className="size-5" />}>
          {m.account.forgotSent(result.kept.email ?? '', data.resetMinutes)}
        </Banner>
      </div>
    );
  return (
    <Form method="post" noValidate preventScrollReset className="mt-6 flex flex-col gap-5">
      <input type="hidden" name="intent" value="forgot" />
      <p className="text-ink-2">{m.account.forgotText}</p>
      <Field
        label={m.account.email}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={result?.kept.email ?? typed}
        error={result?.problem?.fields.email}
      />
      <Button type="submit" kind="brand" size="lg" busy={busy}>
        {m.account.forgotSend}
      </Button>
    </Form>
  );
}
