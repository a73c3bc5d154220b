import { Button } from '@metade/ui/button.tsx';
import { Field } from '@metade/ui/field.tsx';
import type { SignInResult } from './sign-in-data.server.ts';
import { entrancePath, type EntranceData, type Sender } from './entrance.ts';
import { useWords } from '../words/words.tsx';

/** The code that a log-in asks for after the password. */
export function SecondStepForm({
  data,
  result,
  sender: { Form, busy },
}: {
  data: Pick<EntranceData, 'from'>;
  result: SignInResult;
  sender: Sender;
}) {
  const { m } = useWords();
  return (
    <Form method="post" action={entrancePath(data)} noValidate preventScrollReset className="mt-6 flex flex-col gap-5">
      <input type="hidden" name="intent" value="second-step" />
      <input type="hidden" name="challenge" value={result.challenge} />
      <p className="text-ink-2">{m.account.secondStepText}</p>
      <Field
        label={m.account.secondStepCode}
        name="code"
        autoComplete="one-time-code"
        error={result.problem?.fields.code}
      />
      <Button type="submit" kind="brand" size="lg" busy={busy}>
        {m.account.signIn}
      </Button>
    </Form>
  );
}
