import { useNavigation } from 'react-router';
import { useWords } from '../words/words.tsx';

/** A progress line during navigation, with a message for screen readers. */
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
