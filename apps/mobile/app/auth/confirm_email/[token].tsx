import { useLocalSearchParams } from 'expo-router';
import { ConfirmByLink } from '../../../src/account/confirm-by-link';
import { useApi } from '../../../src/api/api';
import { useWords } from '../../../src/words/words';

/** The link, mailed to a new address, that gives it to the account. */
export default function ConfirmEmail() {
  const { token } = useLocalSearchParams<{ token: string }>();
  const { m } = useWords();
  const api = useApi();
  return (
    <ConfirmByLink
      title={m.account.confirmEmailTitle}
      text={m.account.confirmEmailText}
      submit={m.account.confirmEmailSubmit}
      done={m.account.confirmEmailDone}
      confirm={() => api.call('confirmEmail', { body: { token } })}
    />
  );
}
