import type { User } from '@metade/contracts/auth.ts';
import { OwnScreen } from '../../src/account/own-screen';
import { PasswordNeeded } from '../../src/account/password-needed';
import { useApi } from '../../src/api/api';
import { Outcome } from '../../src/forms/outcome';
import { useForm, useSending } from '../../src/forms/use-form';
import { Banner } from '../../src/parts/banner';
import { Button } from '../../src/parts/button';
import { Field } from '../../src/parts/field';
import { useWords } from '../../src/words/words';

/** The account's address: confirmed, and changed by a link to the new one. */
export default function Email() {
  const { m } = useWords();
  return (
    <OwnScreen title={m.profile.email}>
      {(user) => (
        <>
          <Confirmed user={user} />
          {user.hasPassword ? <EmailForm /> : <PasswordNeeded user={user} />}
        </>
      )}
    </OwnScreen>
  );
}

function Confirmed({ user }: { user: User }) {
  const { m } = useWords();
  const api = useApi();
  const sending = useSending();
  if (user.emailVerified)
    return (
      <Banner tone="ok" title={user.email}>
        {m.profile.emailConfirmed}
      </Banner>
    );
  if (sending.done || sending.problem) return <Outcome of={sending} words={m.profile.linkSent} />;
  return (
    <Banner
      tone="wait"
      title={user.email}
      action={
        <Button disabled={sending.busy} onPress={() => void sending.send(() => api.call('sendVerification', {}))}>
          {m.profile.sendLink}
        </Button>
      }
    >
      {m.profile.emailOpen}
    </Banner>
  );
}

function EmailForm() {
  const { m } = useWords();
  const api = useApi();
  const form = useForm({ email: '', current: '' });
  const { typed, type, problem, field } = form;
  const taken = problem?.code === 'email_taken' ? problem.message : undefined;
  const send = async () => {
    const body = { email: typed.email.trim(), current: typed.current };
    await form.send(async () => {
      await api.call('changeEmail', { body });
      type({ email: '', current: '' });
    });
  };
  return (
    <>
      <Field
        label={m.profile.newEmail}
        {...field('email')}
        error={problem?.fields.email ?? taken}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
      />
      <Field label={m.profile.currentPassword} {...field('current')} secureTextEntry autoComplete="current-password" />
      {taken ? null : <Outcome of={form} words={m.profile.emailAsked} />}
      <Button kind="brand" disabled={form.busy} onPress={() => void send()}>
        {m.profile.changeEmail}
      </Button>
    </>
  );
}
