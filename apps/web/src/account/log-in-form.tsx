import { Button } from '@metade/ui/button.tsx';
import { Field } from '@metade/ui/field.tsx';
import { Link } from 'react-router';
import type { SignInResult } from './sign-in-data.server.ts';
import { useWords } from '../words/words.tsx';
import { CodeAgain, CodeFields } from './code-fields.tsx';
import { entrancePath, type EntranceData, type Sender } from './entrance.ts';
import { useTypedEmail } from './use-typed-email.ts';

/** Log-in with a password. */
export function LogInForm({
  data,
  result,
  sender: { Form, busy },
}: {
  /** unlock: token of a mailed link past the log-in limits. */
  data: Pick<EntranceData, 'from'> & { unlock?: string | null };
  result: SignInResult | undefined;
  sender: Sender;
}) {
  const { m } = useWords();
  const fields = result?.problem?.fields ?? {};
  const typed = useTypedEmail();
  return (
    <Form method="post" action={entrancePath(data)} noValidate preventScrollReset className="mt-6 flex flex-col gap-5">
      <input type="hidden" name="intent" value="login" />
      <Field
        label={m.account.email}
        name="email"
        type="email"
        autoComplete="username"
        required
        defaultValue={result?.kept.email ?? typed}
        error={fields.email}
      />
      <Field
        label={m.account.password}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        error={fields.password}
      />
      <Button type="submit" kind="brand" size="lg" busy={busy}>
        {m.account.signIn}
      </Button>
      <Link
        replace
        to={`/sigin?forgot=1${data.from ? `&from=${encodeURIComponent(data.from)}` : ''}`}
        className="text-link inline-flex min-h-11 items-center self-start text-sm"
      >
        {m.account.forgot}
      </Link>
    </Form>
  );
}

/** Log-in by code: first the address, then the mailed code. */
export function CodeForm({
  data,
  result,
  sender: { Form, busy },
}: {
  data: Pick<EntranceData, 'from' | 'codeMinutes'>;
  result: SignInResult | undefined;
  sender: Sender;
}) {
  const { m } = useWords();
  const fields = result?.problem?.fields ?? {};
  const typed = useTypedEmail();
  const request = result?.kept.codeRequest;
  return (
    <Form method="post" action={entrancePath(data)} noValidate preventScrollReset className="mt-6 flex flex-col gap-5">
      <input type="hidden" name="intent" value="code" />
      {request ? null : <p className="text-ink-2">{m.account.codeText}</p>}
      <Field
        label={m.account.email}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={result?.kept.email ?? typed}
        error={fields.email}
      />
      {request ? (
        <CodeFields
          request={request}
          email={result?.kept.email ?? ''}
          minutes={data.codeMinutes}
          typed={result?.kept.code}
          error={fields.code}
        />
      ) : null}
      <Button type="submit" kind="brand" size="lg" busy={busy}>
        {request ? m.account.signIn : m.account.codeSend}
      </Button>
      {request ? <CodeAgain /> : null}
    </Form>
  );
}
