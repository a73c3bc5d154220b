import { OwnScreen } from '../../src/account/own-screen';
import { PasswordNeeded } from '../../src/account/password-needed';
import { useApi } from '../../src/api/api';
import { useSite } from '../../src/site/site';
import { Outcome } from '../../src/forms/outcome';
import { useForm } from '../../src/forms/use-form';
import { Button } from '../../src/parts/button';
import { Field } from '../../src/parts/field';
import { useWords } from '../../src/words/words';

const none = { current: '', password: '', password_confirmation: '' };

export default function Password() {
  const { m } = useWords();
  return (
    <OwnScreen title={m.profile.password}>
      {(user) => (user.hasPassword ? <PasswordForm /> : <PasswordNeeded user={user} />)}
    </OwnScreen>
  );
}

function PasswordForm() {
  const { m } = useWords();
  const api = useApi();
  const { settings } = useSite();
  const form = useForm(none);
  const { typed, type, field } = form;
  const send = () =>
    form.send(async () => {
      await api.call('changePassword', { body: typed });
      type(none);
    });
  return (
    <>
      <Field label={m.profile.currentPassword} {...field('current')} secureTextEntry autoComplete="current-password" />
      <Field
        label={m.account.newPassword}
        {...field('password')}
        secureTextEntry
        autoComplete="new-password"
        hint={m.account.passwordHint(settings.passwordMin)}
      />
      <Field
        label={m.account.passwordConfirmation}
        {...field('password_confirmation')}
        secureTextEntry
        autoComplete="new-password"
      />
      <Outcome of={form} words={m.profile.passwordChanged} />
      <Button kind="brand" disabled={form.busy} onPress={() => void send()}>
        {m.profile.changePassword}
      </Button>
    </>
  );
}
