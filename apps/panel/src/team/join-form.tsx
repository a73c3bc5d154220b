import type { Answer, Input } from '@metade/api-client/client.ts';
import { Button } from '@metade/ui/button.tsx';
import { Checkbox, Field } from '@metade/ui/field.tsx';
import { useState, type FormEvent } from 'react';
import { refusalOf } from '../api.ts';
import { knownDevice } from '../session/stored-session.ts';
import { useEntrance } from '../session/session.tsx';
import { go } from '../shell/navigation.tsx';
import { useWords } from '../words/words.tsx';

type Typed = Input<'joinTeam'>['body'];

/** A new account for the invited address; input stays after a refusal. */
export function JoinForm({ email, join }: { email: string; join: (body: Typed) => Promise<Answer<'joinTeam'>> }) {
  const { m } = useWords();
  const words = m.manage.join;
  const { begin } = useEntrance();
  const [typed, setTyped] = useState({ first_name: '', last_name: '', password: '', password_confirmation: '' });
  const [agrees, setAgrees] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure('');
    try {
      begin(await join({ ...typed, terms: agrees as true, device: knownDevice() }));
      go('/panel/', 'replace');
    } catch (error) {
      const refusal = refusalOf(error);
      setErrors(Object.fromEntries((refusal?.issues ?? []).map(({ path, message }) => [path, message])));
      setFailure(refusal?.message ?? m.unreachable);
      setBusy(false);
    }
  };
  const field = (name: keyof typeof typed, type: string, autoComplete: string) => (
    <Field
      type={type}
      autoComplete={autoComplete}
      label={words[name]}
      value={typed[name]}
      onChange={(event) => setTyped((last) => ({ ...last, [name]: event.target.value }))}
      error={errors[name]}
    />
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <p role="alert" className="text-sm font-semibold text-bad empty:hidden">
        {failure}
      </p>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      {field('first_name', 'text', 'given-name')}
      {field('last_name', 'text', 'family-name')}
      {field('password', 'password', 'new-password')}
      {field('password_confirmation', 'password', 'new-password')}
      <div>
        <Checkbox
          label={words.agree}
          checked={agrees}
          onChange={(event) => setAgrees(event.target.checked)}
          error={errors.terms}
        />
        <p className="flex gap-4 pl-8 text-xs">
          <a href="/terms" target="_blank" rel="noreferrer" className="text-link inline-flex min-h-6 items-center">
            {words.terms}
          </a>
          <a
            href="/privacy-policy"
            target="_blank"
            rel="noreferrer"
            className="text-link inline-flex min-h-6 items-center"
          >
            {words.privacy}
          </a>
        </p>
      </div>
      <Button type="submit" kind="brand" size="host" busy={busy}>
        {words.signUp}
      </Button>
    </form>
  );
}
