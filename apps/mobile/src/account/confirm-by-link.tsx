import { router } from 'expo-router';
import { useSending } from '../forms/use-form';
import { Banner } from '../parts/banner';
import { Button } from '../parts/button';
import { goBack, Screen } from '../parts/screen';
import { T } from '../parts/text';
import { Outcome } from '../forms/outcome';
import { useWords } from '../words/words';

/** Where a mailed link leads: only the button confirms, since mail programs open links by themselves. */
export function ConfirmByLink({
  title,
  text,
  submit,
  done,
  confirm,
}: {
  title: string;
  text: string;
  submit: string;
  done: string;
  confirm: () => Promise<unknown>;
}) {
  const { m } = useWords();
  const sending = useSending();
  return (
    <Screen title={title} onBack={() => goBack('/profile')}>
      {sending.done ? (
        <>
          <Banner tone="ok">{done}</Banner>
          <Button onPress={() => router.replace('/profile')}>{m.account.toProfile}</Button>
        </>
      ) : (
        <>
          <T tone="ink2">{text}</T>
          <Outcome of={sending} />
          <Button kind="brand" disabled={sending.busy} onPress={() => void sending.send(confirm)}>
            {submit}
          </Button>
        </>
      )}
    </Screen>
  );
}
