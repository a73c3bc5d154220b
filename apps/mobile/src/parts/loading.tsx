import type { Failure } from '../api/api';
import { useWords } from '../words/words';
import { Button, Empty } from './button';
import { CardSkeletons } from './skeleton';

/** In place of what has not come: that it is on its way, or what to do. */
export function Loading({ failure, again }: { failure: Failure | null; again: () => void }) {
  const { m, app } = useWords();
  if (!failure) return <CardSkeletons />;
  if (failure === 'missing') return <Empty title={m.site.notFound} />;
  return (
    <Empty title={app.retry}>
      <Button onPress={again}>{m.site.tryAgain}</Button>
    </Empty>
  );
}
