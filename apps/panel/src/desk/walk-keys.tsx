import { ListKeys } from '../frame/list-keys.tsx';
import { go, hrefOf } from '../shell/navigation.tsx';
import { useWalk } from './walk.tsx';

/**
 * Keyboard shortcuts of the desk: during a walk through a queue to the next entry, elsewhere to the desk, where the walk starts.
 */
export function WalkKeys() {
  const { nth, next } = useWalk();
  return <ListKeys onNext={() => (nth === null ? void go(hrefOf('desk')) : next())} />;
}
