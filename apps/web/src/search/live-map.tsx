import 'maplibre-gl/dist/maplibre-gl.css';
import { LngLatBounds, Map as MapLibre, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { plainStyle } from '@metade/ui/plain-map-style.ts';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../words/words.tsx';
import { boundsOf, PIN } from './map-view.ts';
import type { PinView } from './pin-view.ts';
import { MapCard } from './map-card.tsx';
import { PlainMap } from './plain-map.tsx';

// MapLibre looks for its worker beside its own file, which a bundle does not have.
setWorkerUrl(workerUrl);

/** The map that moves. Without a style of the operator's, or when it cannot be loaded, the pins stand on plain ground. */
export default function LiveMap({ pins, styleUrl }: { pins: PinView[]; styleUrl: string | null }) {
  const { m } = useWords();
  const place = useRef<HTMLDivElement>(null);
  const map = useRef<MapLibre>(null);
  const [flat] = useState(() => document.createElement('canvas').getContext('webgl2') === null);
  const [chosen, setChosen] = useState<PinView | null>(null);
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
    const bounds = boundsOf(pins);
    if (!shown || !bounds) return;
    shown.fitBounds(new LngLatBounds([bounds.west, bounds.south, bounds.east, bounds.north]), {
      animate: false,
      maxZoom: 15,
    });
    const markers = pins.map((pin) => {
      const element = document.createElement('button');
      element.type = 'button';
      element.className = PIN;
      element.textContent = m.site.tables(pin.free);
      element.setAttribute('aria-label', `${pin.company_name}, ${element.textContent}`);
      element.addEventListener('click', () => setChosen(pin));
      return new Marker({ element }).setLngLat([pin.longitude, pin.latitude]).addTo(shown);
    });
    return () => {
      for (const marker of markers) marker.remove();
    };
  }, [pins, m]);
  if (flat) return <PlainMap pins={pins} />;
  return (
    <>
      <div ref={place} className="h-full w-full" />
      {chosen ? <MapCard pin={chosen} onClose={() => setChosen(null)} /> : null}
    </>
  );
}
