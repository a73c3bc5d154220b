import type { Answer } from '@metade/api-client/client.ts';
import { Problem } from '@metade/ui/banner.tsx';
import { Button } from '@metade/ui/button.tsx';
import { drawQr } from '@metade/ui/draw-qr.ts';
import { Field } from '@metade/ui/field.tsx';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { refusalOf } from '../api.ts';
import { LanguageSelect } from '../shell/language-select.tsx';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../words/words.tsx';
import { useSession } from './session.tsx';

type SetUp = Answer<'startTwoFactor'>['data'];

/** Sets up the required second factor: password, app code, recovery codes. */
export default function SecondFactor() {
  const { m } = useWords();
  const words = m.secondFactor;
  const { call, email, logOut, settle } = useSession();
  const [setUp, setSetUp] = useState<SetUp | null>(null);
  const [recovery, setRecovery] = useState<string[] | null>(null);
  useTitle(words.title);

  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-md flex-col px-5 py-10">
      <h1 className="text-dlg">{recovery ? words.recoveryTitle : words.title}</h1>
      <p className="mt-3 text-ink-2">{recovery ? words.recoveryText : words.text}</p>
      {recovery ? (
        <>
          <ul className="mt-6 grid gap-2 rounded-4 border border-line p-5 font-semibold sm:grid-cols-2">
            {recovery.map((code) => (
              <li key={code}>
                <code className="break-all">{code}</code>
              </li>
            ))}
          </ul>
          <Button kind="brand" size="lg" className="mt-6" onClick={settle}>
            {words.kept}
          </Button>
        </>
      ) : setUp ? (
        <Step
          key="code"
          name="code"
          missing={words.codeMissing}
          submit={words.confirm}
          act={async (code) => setRecovery((await call('confirmTwoFactor', { body: { code } })).data.recovery_codes)}
          field={(error) => (
            <>
              <Key setUp={setUp} />
              <Field
                label={words.code}
                name="code"
                inputMode="numeric"
                autoComplete="one-time-code"
                ref={(input) => input?.focus()}
                error={error}
              />
            </>
          )}
        />
      ) : (
        <Step
          key="password"
          name="password"
          missing={words.passwordMissing}
          submit={words.start}
          act={async (password) => setSetUp((await call('startTwoFactor', { body: { password } })).data)}
          field={(error) => (
            <>
              <input type="hidden" name="username" value={email} autoComplete="username" />
              <Field
                label={words.password}
                name="password"
                type="password"
                autoComplete="current-password"
                error={error}
              />
            </>
          )}
        />
      )}
      <div className="mt-auto flex flex-wrap items-end justify-between gap-4 pt-12">
        <Button kind="text" onClick={logOut}>
          {m.logOut}
        </Button>
        <LanguageSelect />
      </div>
    </main>
  );
}

/** A form with one field: errors are shown at it, or above when they are not about it. */
function Step({
  name,
  missing,
  submit,
  act,
  field,
}: {
  name: string;
  missing: string;
  submit: string;
  act: (value: string) => Promise<void>;
  field: (error: string | undefined) => ReactNode;
}) {
  const { m } = useWords();
  const [error, setError] = useState<string | undefined>(undefined);
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const value = String(new FormData(form).get(name));
    setFailure('');
    setError(value.trim() === '' ? missing : undefined);
    if (value.trim() === '') return form.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
    setBusy(true);
    try {
      await act(name === 'code' ? value.replace(/\s/g, '') : value);
    } catch (caught) {
      const refusal = refusalOf(caught);
      const issue = refusal?.issues?.find(({ path }) => path === name);
      if (issue) setError(issue.message);
      else setFailure(refusal?.message || m.unreachable);
      form.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
    }
    setBusy(false);
  };
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="mt-6 flex flex-col gap-5">
      {failure ? <Problem>{failure}</Problem> : null}
      {field(error)}
      <Button kind="brand" size="lg" type="submit" busy={busy}>
        {submit}
      </Button>
    </form>
  );
}

function Key({ setUp: { secret, uri } }: { setUp: SetUp }) {
  const words = useWords().m.secondFactor;
  const { size, path } = drawQr(uri);
  return (
    <>
      <p>{words.scan}</p>
      <svg viewBox={`-4 -4 ${size + 8} ${size + 8}`} aria-hidden="true" className="size-56 rounded-3 bg-white">
        <path d={path} fill="#000" />
      </svg>
      <p className="text-sm break-all">
        {words.key}: <code className="font-semibold">{secret.replace(/(.{4})/g, '$1 ').trim()}</code>
      </p>
    </>
  );
}
