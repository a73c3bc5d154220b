import { useRoute } from '../shell/navigation.tsx';
import { ApprovalScreen } from './approval-screen.tsx';
import { QueueScreen } from './queue-screen.tsx';

/** The registration that the address names, or the queue of them all. */
export function RegistrationsScreen() {
  const id = useRoute().query.get('registration');
  return id ? <ApprovalScreen key={id} id={id} /> : <QueueScreen />;
}
