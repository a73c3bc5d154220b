import { useLocalSearchParams } from 'expo-router';
import { ConfirmByLink } from '../../../src/account/confirm-by-link';
import { useApi } from '../../../src/api/api';
import { useWords } from '../../../src/words/words';

/** The mailed link by which an address is confirmed. */
export default function VerifyEmail() {
  const { token } = useLocalSearchParams<{ token: string }>();
  const { m } = useWords();
  const api = useApi();
  return (
    <ConfirmByLink
      title={m.account.verifyTitle}
      text={m.account.verifyText}
      submit={m.account.verifySubmit}
      done={m.account.verifyDone}
      confirm={() => api.call('verifyEmail', { body: { token } })}
    />
  );
}
