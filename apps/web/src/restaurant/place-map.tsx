import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { MapPoint } from '@metade/booking-flow/map-bounds.ts';
import { PlainPlace } from '../search/plain-map.tsx';

const LivePlaceMap = lazy(() => import('../search/live-map.tsx').then((map) => ({ default: map.LivePlaceMap })));

/** The restaurant's pin on a plain background, and an interactive map once it is scrolled into view. */
export function PlaceMap({ place, name, styleUrl }: { place: MapPoint; name: string; styleUrl: string | null }) {
  const box = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const watching = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watching.disconnect();
        setSeen(true);
      },
      { threshold: 0.25 },
    );
    watching.observe(box.current);
    return () => watching.disconnect();
  }, []);
  const plain = <PlainPlace name={name} />;
  return (
    <div
      ref={box}
      className="no-print relative mt-5 h-64 overflow-hidden rounded-3 border border-line bg-[var(--map-land)] md:h-80"
    >
      {seen ? (
        <Suspense fallback={plain}>
          <LivePlaceMap place={place} name={name} styleUrl={styleUrl} />
        </Suspense>
      ) : (
        plain
      )}
    </div>
  );
}
