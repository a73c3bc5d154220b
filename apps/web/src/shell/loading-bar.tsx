import { useNavigation } from 'react-router';
import { useWords } from '../words/words.tsx';

/** A line on top of the page while the next one is on its way, and the word for those who do not see it. */
export function LoadingBar() {
  const { m } = useWords();
  const busy = useNavigation().state !== 'idle';
  return (
    <div role="status" className="no-print">
      {busy ? (
        <>
          <div className="loading-bar fixed inset-x-0 top-0 z-50 h-1 bg-brand" />
          <span className="sr-only">{m.site.loading}</span>
        </>
      ) : null}
    </div>
  );
}
