import { useEffect, useRef, useState } from 'react';
import { PageLink } from '../shell/page-link.tsx';
import { useWords } from '../words/words.tsx';
import { clusterPins } from '@metade/booking-flow/cluster-pins.ts';
import { boundsOf } from '@metade/booking-flow/map-bounds.ts';
import { PIN, PLACE_PIN } from './map-view.ts';
import type { PinView } from './pin-view.ts';

/** Its size beside a laptop's list, until it is measured. */
const USUAL = { width: 380, height: 740 };

/**
 * Pins on a plain background: shown before the map has loaded and where there are no tiles. Overlapping pins are grouped, as on the
 * map, which loads on first use.
 */
export function PlainMap({ pins }: { pins: PinView[] }) {
  const { m } = useWords();
  const ground = useRef<HTMLDivElement>(null);
  const [{ width, height }, setSize] = useState(USUAL);
  useEffect(() => {
    const { clientWidth = 0, clientHeight = 0 } = ground.current ?? {};
    if (clientWidth > 0) setSize({ width: clientWidth, height: clientHeight });
  }, []);
  const bounds = boundsOf(pins);
  if (!bounds) return null;
  const { west, east, north, south } = bounds;
  const placed = pins.map((pin) => ({
    pin,
    x: ((pin.longitude - west) / (east - west)) * width,
    y: ((north - pin.latitude) / (north - south)) * height,
  }));
  return (
    <div ref={ground} aria-hidden="true" data-map className="absolute inset-10">
      {clusterPins(placed).map((group) => {
        const [first, ...others] = group;
        if (!first) return null;
        const { pin, x, y } = first;
        const style = { left: `${((x / width) * 100).toFixed(2)}%`, top: `${((y / height) * 100).toFixed(2)}%` };
        const tables = m.site.tables(group.reduce((sum, one) => sum + one.pin.free, 0));
        return others.length > 0 ? (
          <span key={pin.slug} style={style} className={`plain-pin ${PIN} map-cluster`}>
            {tables}
          </span>
        ) : (
          <PageLink
            key={pin.slug}
            to={`/restaurant/description/${pin.slug}`}
            tabIndex={-1}
            title={pin.company_name}
            style={style}
            className={`plain-pin ${PIN}`}
          >
            {tables}
          </PageLink>
        );
      })}
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
