import { Problem } from '@metade/ui/banner.tsx';
import { Button } from '@metade/ui/button.tsx';
import { Field } from '@metade/ui/field.tsx';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { refusalOf } from '../api.ts';
import { useWords } from '../words/words.tsx';
import { useEntrance } from './session.tsx';

/** The log-in's second step. An expired challenge leads back to the password, with a message. */
export function SecondStep({ challenge, onLeave }: { challenge: string; onLeave: (reason: string | null) => void }) {
  const { m } = useWords();
  const { endLogIn } = useEntrance();
  const [failure, setFailure] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code')).trim();
    setMissing(code === '');
    if (code === '') return;
    setFailure(null);
    setBusy(true);
    try {
      await endLogIn(challenge, code);
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal?.code === 'link_invalid') return onLeave(refusal.message);
      setFailure(refusal?.message || m.unreachable);
      setBusy(false);
    }
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-6 flex flex-col gap-5">
      <p className="text-ink-2">{m.logIn.secondStep.text}</p>
      {failure ? <Problem>{failure}</Problem> : null}
      <Field
        label={m.logIn.secondStep.code}
        name="code"
        inputMode="text"
        autoComplete="one-time-code"
        ref={(input) => input?.focus()}
        error={missing ? m.logIn.secondStep.missing : undefined}
      />
      <div className="flex flex-wrap gap-3">
        <Button kind="brand" size="lg" type="submit" busy={busy}>
          {m.logIn.secondStep.submit}
        </Button>
        <Button size="lg" onClick={() => onLeave(null)}>
          {m.logIn.secondStep.back}
        </Button>
      </div>
    </form>
  );
}
