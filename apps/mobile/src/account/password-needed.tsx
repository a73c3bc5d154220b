import type { User } from '@metade/contracts/auth.ts';
import { useApi } from '../api/api';
import { Outcome } from '../forms/outcome';
import { useSending } from '../forms/use-form';
import { Button } from '../parts/button';
import { T } from '../parts/text';
import { useWords } from '../words/words';

/** For an account without a password: a link to choose one. */
export function PasswordNeeded({ user }: { user: User }) {
  const { m } = useWords();
  const api = useApi();
  const sending = useSending();
  return (
    <>
      <T tone="ink2">{m.profile.passwordNone}</T>
      <Outcome of={sending} words={m.profile.linkSent} />
      <Button
        disabled={sending.busy}
        onPress={() => void sending.send(() => api.call('forgotPassword', { body: { email: user.email } }))}
      >
        {m.profile.passwordLink}
      </Button>
    </>
  );
}
