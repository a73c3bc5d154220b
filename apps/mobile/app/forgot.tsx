import { useCall } from '../src/api/api';
import { useSite } from '../src/site/site';
import { Outcome } from '../src/forms/outcome';
import { useForm } from '../src/forms/use-form';
import { Banner } from '../src/parts/banner';
import { Button } from '../src/parts/button';
import { Field } from '../src/parts/field';
import { goBack, Screen } from '../src/parts/screen';
import { T } from '../src/parts/text';
import { useWords } from '../src/words/words';

/** Asks for a link to choose a new password. The answer is the same for every address. */
export default function Forgot() {
  const { m } = useWords();
  const words = m.account;
  const call = useCall();
  const { settings } = useSite();
  const form = useForm({ email: '' });
  const email = form.typed.email.trim();
  return (
    <Screen title={words.forgotTitle} onBack={() => goBack('/profile')}>
      {form.done ? (
        <Banner tone="ok">{words.forgotSent(email, settings.resetMinutes)}</Banner>
      ) : (
        <>
          <T tone="ink2">{words.forgotText}</T>
          <Field
            label={words.email}
            {...form.field('email')}
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
          />
          <Outcome of={form} />
          <Button
            kind="brand"
            disabled={form.busy}
            onPress={() => void form.send(() => call('forgotPassword', { body: { email } }))}
          >
            {words.forgotSend}
          </Button>
        </>
      )}
    </Screen>
  );
}
