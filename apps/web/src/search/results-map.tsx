import { Check } from 'lucide-react';
import { lazy, memo, Suspense, useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ResultsData } from './results-data.server.ts';
import { Kept } from '../shell/kept.tsx';
import { unpack, type Packed } from '../site/packed.ts';
import { useWords } from '../words/words.tsx';
import { writeQuery } from './query.ts';
import type { MapPoint } from '@metade/booking-flow/map-bounds.ts';
import type { PinView } from './pin-view.ts';
import { PlainMap } from './plain-map.tsx';

// MapLibre is ten times the size of the page's own script: it comes when the map is first touched, and until then pins on
// plain ground say the same.
const LiveMap = lazy(() => import('./live-map.tsx'));

/** The restaurants on a map; the list beside it has the same content. */
export const ResultsMap = memo(function ResultsMap({ data }: { data: ResultsData }) {
  const { m } = useWords();
  const navigate = useNavigate();
  const [live, setLive] = useState(false);
  const [follows, setFollows] = useState(true);
  const wake = () => setLive(true);
  const { query } = data;
  const pins = useMemo(() => (live ? unpack(data.pins) : []), [live, data.pins]);
  const move = useCallback(
    ({ latitude, longitude }: MapPoint, far: number) => {
      const near = {
        latitude: Number(latitude.toFixed(4)),
        longitude: Number(longitude.toFixed(4)),
        km: Math.min(100, Math.max(0.3, Math.round(far * 10) / 10)),
      };
      void navigate(writeQuery(query, { near }), { replace: true, preventScrollReset: true });
    },
    [navigate, query],
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pointer and focus only load the map
    <section
      aria-label={m.search.mapTitle}
      onPointerEnter={wake}
      onPointerDown={wake}
      onFocus={wake}
      className="relative h-full overflow-hidden bg-[var(--map-land)]"
    >
      {live ? (
        <Suspense fallback={<PlainMap pins={pins} />}>
          <LiveMap
            pins={pins}
            styleUrl={data.mapStyleUrl}
            stays={query.near?.km !== undefined}
            onMove={follows ? move : null}
          />
          <button
            type="button"
            aria-pressed={follows}
            onClick={() => setFollows(!follows)}
            className="absolute top-4 left-4 flex min-h-11 max-w-[calc(100%-5.5rem)] items-center gap-2 rounded-pill border border-line bg-raised px-4 text-sm font-medium text-ink shadow-1 hover:bg-hover"
          >
            {follows ? (
              <Check aria-hidden="true" className="size-4 shrink-0" />
            ) : (
              <span aria-hidden="true" className="size-4 shrink-0 rounded-1 border border-line-strong" />
            )}
            {m.search.searchAsMoved}
          </button>
        </Suspense>
      ) : (
        <Kept by={['list map', data.pins]}>
          <PackedMap pins={data.pins} />
        </Kept>
      )}
    </section>
  );
});

function PackedMap({ pins }: { pins: Packed<PinView[]> }) {
  return <PlainMap pins={useMemo(() => unpack(pins), [pins])} />;
}
