import { PageLink } from '../shell/page-link.tsx';
import { useWords } from '../words/words.tsx';
import { boundsOf, PIN, PLACE_PIN } from './map-view.ts';
import type { PinView } from './pin-view.ts';

/** Pins where the restaurants are, on plain ground: what stands before the map has loaded and where there are no tiles. */
export function PlainMap({ pins }: { pins: PinView[] }) {
  const { m } = useWords();
  const bounds = boundsOf(pins);
  if (!bounds) return null;
  const { west, east, north, south } = bounds;
  const left = ({ longitude }: PinView) => (((longitude - west) / (east - west)) * 100).toFixed(2);
  const top = ({ latitude }: PinView) => (((north - latitude) / (north - south)) * 100).toFixed(2);
  return (
    <div aria-hidden="true" data-map className="absolute inset-10">
      {pins.map((pin) => (
        <PageLink
          key={pin.slug}
          to={`/restaurant/description/${pin.slug}`}
          tabIndex={-1}
          title={pin.company_name}
          style={{ left: `${left(pin)}%`, top: `${top(pin)}%` }}
          className={`plain-pin ${PIN}`}
        >
          {m.site.tables(pin.free)}
        </PageLink>
      ))}
    </div>
  );
}

/** One place in the middle of plain ground. */
export function PlainPlace({ name }: { name: string }) {
  return (
    <span aria-hidden="true" className={`absolute bottom-1/2 left-1/2 -translate-x-1/2 ${PLACE_PIN}`}>
      {name}
    </span>
  );
}
