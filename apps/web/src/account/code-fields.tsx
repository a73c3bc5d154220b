import { Banner } from '@metade/ui/banner.tsx';
import { Button } from '@metade/ui/button.tsx';
import { Field } from '@metade/ui/field.tsx';
import { MailCheck } from 'lucide-react';
import { useWords } from '../words/words.tsx';

/** The code mailed to an address. */
export function CodeFields({
  request,
  email,
  minutes,
  typed,
  error,
}: {
  request: string;
  email: string;
  minutes: number;
  typed: string | undefined;
  error: string | undefined;
}) {
  const { m } = useWords();
  return (
    <div className="flex flex-col gap-3">
      <input type="hidden" name="codeRequest" value={request} />
      <Banner tone="ok" live="status" icon={<MailCheck aria-hidden="true" className="size-5" />}>
        {m.account.codeSent(email, minutes)}
      </Banner>
      <Field
        label={m.account.codeField}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        defaultValue={typed}
        error={error}
      />
    </div>
  );
}

/** Requests another code. Placed after the submit button, which Enter presses. */
export function CodeAgain() {
  const { m } = useWords();
  return (
    <Button type="submit" kind="text" name="again" value="1" className="self-start">
      {m.account.codeAgain}
    </Button>
  );
}
