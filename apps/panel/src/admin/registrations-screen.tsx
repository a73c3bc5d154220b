import { useRoute } from '../shell/navigation.tsx';
import { ApprovalScreen } from './approval-screen.tsx';
import { QueueScreen } from './queue-screen.tsx';

/** The registration named in the address, or the queue. */
export function RegistrationsScreen() {
  const id = useRoute().query.get('registration');
  return id ? <ApprovalScreen key={id} id={id} /> : <QueueScreen />;
}
