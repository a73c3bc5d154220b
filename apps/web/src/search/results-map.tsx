import { lazy, Suspense, useState } from 'react';
import type { ResultsData } from '../routes/restaurants.tsx';
import { useWords } from '../words/words.tsx';
import { PlainMap } from './plain-map.tsx';

// MapLibre is ten times the size of the page's own script: it comes when the map is first touched, and until then pins on
// plain ground say the same.
const LiveMap = lazy(() => import('./live-map.tsx'));

/** The restaurants on a map; the list beside it has the same, so it is never the only way. */
export function ResultsMap({ data }: { data: ResultsData }) {
  const { m } = useWords();
  const [live, setLive] = useState(false);
  const wake = () => setLive(true);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- being looked at wakes the map; nothing is operated here
    <section
      aria-label={m.search.mapTitle}
      onPointerEnter={wake}
      onPointerDown={wake}
      onFocus={wake}
      className="relative h-full overflow-hidden bg-[var(--map-land)]"
    >
      {live ? (
        <Suspense fallback={<PlainMap pins={data.pins} />}>
          <LiveMap pins={data.pins} styleUrl={data.mapStyleUrl} />
        </Suspense>
      ) : (
        <PlainMap pins={data.pins} />
      )}
    </section>
  );
}
