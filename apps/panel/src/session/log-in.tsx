import { Banner, Problem } from '@metade/ui/banner.tsx';
import { Button } from '@metade/ui/button.tsx';
import { Field } from '@metade/ui/field.tsx';
import { Logo } from '@metade/ui/logo.tsx';
import { Info } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { refusalOf } from '../api.ts';
import { LanguageSelect } from '../shell/language-select.tsx';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../words/words.tsx';
import { SecondStep } from './second-step.tsx';
import { useEntrance } from './session.tsx';

/** The panel's log-in. Input stays after a refusal. */
export function LogIn() {
  const { m } = useWords();
  const { logIn, ended } = useEntrance();
  const [missing, setMissing] = useState({ email: false, password: false });
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [challenge, setChallenge] = useState<string | null>(null);
  useTitle(m.logIn.title);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const email = String(values.get('email')).trim();
    const password = String(values.get('password'));
    setMissing({ email: email === '', password: password === '' });
    setFailure(null);
    if (email === '' || password === '') return;
    setBusy(true);
    try {
      setChallenge(await logIn(email, password));
    } catch (error) {
      setFailure(refusalOf(error)?.message || m.unreachable);
    }
    setBusy(false);
  };
  const startAgain = (reason: string | null) => {
    setChallenge(null);
    setFailure(reason);
  };

  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-md flex-col px-5 py-10">
      <Logo label="Metade" className="h-9 self-start text-brand-ink" />
      <h1 className="mt-10 text-dlg">{m.logIn.title}</h1>
      <p className="mt-3 text-ink-2">{m.logIn.text}</p>
      {ended && !failure ? (
        <div className="mt-6">
          <Banner tone="info" icon={<Info aria-hidden="true" className="size-5" />} live="status">
            {m.logIn.ended}
          </Banner>
        </div>
      ) : null}
      {failure ? (
        <div className="mt-6">
          <Problem>{failure}</Problem>
        </div>
      ) : null}
      {challenge ? <SecondStep challenge={challenge} onLeave={startAgain} /> : null}
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="mt-6 flex flex-col gap-5"
        hidden={challenge !== null}
      >
        <Field
          label={m.logIn.email}
          name="email"
          type="email"
          autoComplete="username"
          error={missing.email ? m.logIn.emailMissing : undefined}
        />
        <Field
          label={m.logIn.password}
          name="password"
          type="password"
          autoComplete="current-password"
          error={missing.password ? m.logIn.passwordMissing : undefined}
        />
        <Button kind="brand" size="lg" type="submit" busy={busy}>
          {m.logIn.submit}
        </Button>
        <a href="/sigin?forgot=1" className="text-link min-h-11 content-center self-start text-sm">
          {m.logIn.forgot}
        </a>
      </form>
      <div className="mt-auto flex flex-wrap items-end justify-between gap-4 pt-12">
        <a href="/" className="text-link min-h-11 content-center text-sm">
          {m.logIn.toSite}
        </a>
        <LanguageSelect />
      </div>
    </main>
  );
}
