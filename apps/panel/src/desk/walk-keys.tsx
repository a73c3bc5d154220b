import { ListKeys } from '../frame/list-keys.tsx';
import { go, hrefOf } from '../shell/navigation.tsx';
import { useWalk } from './walk.tsx';

/** The keys of the desk: on a walk one goes to the next, elsewhere to the desk, where the walk begins. */
export function WalkKeys() {
  const { nth, next } = useWalk();
  return <ListKeys onNext={() => (nth === null ? void go(hrefOf('desk')) : next())} />;
}
