import { router, useLocalSearchParams } from 'expo-router';
import { useCall } from '../../../src/api/api';
import { Outcome } from '../../../src/forms/outcome';
import { useForm } from '../../../src/forms/use-form';
import { Banner } from '../../../src/parts/banner';
import { Button } from '../../../src/parts/button';
import { Field } from '../../../src/parts/field';
import { goBack, Screen } from '../../../src/parts/screen';
import { T } from '../../../src/parts/text';
import { useSession } from '../../../src/session/session';
import { useSite } from '../../../src/site/site';
import { useWords } from '../../../src/words/words';

/** A new password, by the mailed link. It ends every session, this device's too. */
export default function ResetPassword() {
  const { token } = useLocalSearchParams<{ token: string }>();
  const { m } = useWords();
  const words = m.account;
  const call = useCall();
  const { leave } = useSession();
  const { settings } = useSite();
  const form = useForm({ password: '', password_confirmation: '' });
  const send = () =>
    form.send(async () => {
      await call('resetPassword', { body: { token, ...form.typed } });
      leave();
    });
  return (
    <Screen title={words.resetTitle} onBack={() => goBack('/profile')}>
      {form.done ? (
        <>
          <Banner tone="ok">{words.resetDone}</Banner>
          <Button kind="brand" onPress={() => router.replace('/sign-in')}>
            {words.signIn}
          </Button>
        </>
      ) : (
        <>
          <T tone="ink2">{words.resetText}</T>
          <Field
            label={words.newPassword}
            {...form.field('password')}
            secureTextEntry
            autoComplete="new-password"
            hint={words.passwordHint(settings.passwordMin)}
          />
          <Field
            label={words.passwordConfirmation}
            {...form.field('password_confirmation')}
            secureTextEntry
            autoComplete="new-password"
          />
          <Outcome of={form} />
          {form.problem?.code === 'link_invalid' ? (
            <Button onPress={() => router.replace('/forgot')}>{words.askAgain}</Button>
          ) : null}
          <Button kind="brand" disabled={form.busy} onPress={() => void send()}>
            {words.resetSubmit}
          </Button>
        </>
      )}
    </Screen>
  );
}
