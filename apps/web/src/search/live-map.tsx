import 'maplibre-gl/dist/maplibre-gl.css';
import { LngLatBounds, Map as MapLibre, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../words/words.tsx';
import type { CardView } from './card-view.ts';
import { boundsOf, freeTimes, PIN } from './map-view.ts';
import { MapCard } from './map-card.tsx';
import { plainStyle } from './plain-style.ts';
import { PlainMap } from './plain-map.tsx';

// MapLibre looks for its worker beside its own file, which a bundle does not have.
setWorkerUrl(workerUrl);

setWorkerUrl(workerUrl);

/** The map that moves. Without a style of the operator's, or when it cannot be loaded, the pins stand on plain ground. */
export default function LiveMap({ cards, styleUrl }: { cards: CardView[]; styleUrl: string | null }) {
  const { m } = useWords();
  const place = useRef<HTMLDivElement>(null);
  const map = useRef<MapLibre>(null);
  const [flat] = useState(() => document.createElement('canvas').getContext('webgl2') === null);
  const [chosen, setChosen] = useState<CardView | null>(null);
  useEffect(() => {
    if (!place.current) return;
    const ground = plainStyle();
    const made = new MapLibre({
      container: place.current,
      style: styleUrl ?? ground,
      attributionControl: { compact: true },
    });
    made.addControl(new NavigationControl({ showCompass: false }), 'top-right');
    made.once('error', () => {
      if (!made.isStyleLoaded()) made.setStyle(ground, { diff: false });
    });
    map.current = made;
    return () => {
      map.current = null;
      made.remove();
    };
  }, [styleUrl]);
  useEffect(() => {
    const shown = map.current;
    const bounds = boundsOf(cards);
    if (!shown || !bounds) return;
    shown.fitBounds(new LngLatBounds([bounds.west, bounds.south, bounds.east, bounds.north]), {
      animate: false,
      maxZoom: 15,
    });
    const markers = cards.flatMap((card) => {
      if (!card.location) return [];
      const pin = document.createElement('button');
      pin.type = 'button';
      pin.className = PIN;
      pin.textContent = m.site.tables(freeTimes(card));
      pin.setAttribute('aria-label', `${card.company_name}, ${pin.textContent}`);
      pin.addEventListener('click', () => setChosen(card));
      return [new Marker({ element: pin }).setLngLat([card.location.longitude, card.location.latitude]).addTo(shown)];
    });
    return () => {
      for (const marker of markers) marker.remove();
    };
  }, [cards, m]);
  if (flat) return <PlainMap cards={cards} />;
  return (
    <>
      <div ref={place} className="h-full w-full" />
      {chosen ? <MapCard card={chosen} onClose={() => setChosen(null)} /> : null}
    </>
  );
}
