import { MailForm } from '../../src/account/mail-form';
import { OwnScreen } from '../../src/account/own-screen';
import { PushForm } from '../../src/account/push-form';
import { PushSection } from '../../src/push/push-section';
import { useWords } from '../../src/words/words';

/** What one is told, by push and by mail, and when not. */
export default function Notices() {
  const { m } = useWords();
  return (
    <OwnScreen title={m.push.title}>
      {(user) => (
        <>
          <PushForm user={user} />
          <PushSection inset={false} />
          <MailForm />
        </>
      )}
    </OwnScreen>
  );
}
