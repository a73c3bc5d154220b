import 'maplibre-gl/dist/maplibre-gl.css';
import '@metade/ui/map.css';
import { LngLatBounds, Map as MapLibre, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { plainStyle } from '@metade/ui/plain-map-style.ts';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../words/words.tsx';
import { boundsOf, PIN, PLACE_PIN, type MapPoint } from './map-view.ts';
import type { PinView } from './pin-view.ts';
import { MapCard } from './map-card.tsx';
import { PlainMap, PlainPlace } from './plain-map.tsx';

// MapLibre looks for its worker beside its own file, which a bundle does not have.
setWorkerUrl(workerUrl);

/** The map that moves. Without a style of the operator's, or when it cannot be loaded, the pins stand on plain ground. */
export default function LiveMap({ pins: found, styleUrl }: { pins: PinView[]; styleUrl: string | null }) {
  const { m } = useWords();
  const { ground, map, flat } = useMap(styleUrl);
  const [chosen, setChosen] = useState<PinView | null>(null);
  const [pins, setPins] = useState(found);
  // The same pins read again are not put up anew: that would move the map and take the focus from a pin.
  if (pins !== found && JSON.stringify(pins) !== JSON.stringify(found)) setPins(found);
  useEffect(() => {
    const shown = map.current;
    const bounds = boundsOf(pins);
    if (!shown || !bounds) return;
    shown.fitBounds(new LngLatBounds([bounds.west, bounds.south, bounds.east, bounds.north]), {
      animate: false,
      maxZoom: 15,
      // Half a pin: the outermost is not cut off.
      padding: 40,
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
  }, [pins, m, map]);
  if (flat) return <PlainMap pins={pins} />;
  return (
    <>
      <div ref={ground} className="h-full w-full" />
      {chosen ? <MapCard pin={chosen} onClose={() => setChosen(null)} /> : null}
    </>
  );
}

/** The same map with one place on it, inside a page that scrolls. */
export function LivePlaceMap({ place, name, styleUrl }: { place: MapPoint; name: string; styleUrl: string | null }) {
  const { latitude, longitude } = place;
  const { ground, map, flat } = useMap(styleUrl, true);
  useEffect(() => {
    const shown = map.current;
    if (!shown) return;
    shown.jumpTo({ center: [longitude, latitude], zoom: 15 });
    const element = document.createElement('div');
    element.className = PLACE_PIN;
    element.textContent = name;
    element.setAttribute('role', 'img');
    element.setAttribute('aria-label', name);
    const marker = new Marker({ element, anchor: 'bottom' }).setLngLat([longitude, latitude]).addTo(shown);
    return () => void marker.remove();
  }, [latitude, longitude, name, map]);
  return flat ? <PlainPlace name={name} /> : <div ref={ground} className="h-full w-full" />;
}

/** A map made on `ground`; flat: this browser can draw none. inPage: scrolling over it scrolls the page. */
function useMap(styleUrl: string | null, inPage = false) {
  const { m } = useWords();
  const ground = useRef<HTMLDivElement>(null);
  const map = useRef<MapLibre>(null);
  const [flat] = useState(() => document.createElement('canvas').getContext('webgl2') === null);
  const { mapWords } = m.search;
  useEffect(() => {
    if (!ground.current) return;
    const plain = plainStyle();
    const made = new MapLibre({
      container: ground.current,
      style: styleUrl ?? plain,
      attributionControl: { compact: true },
      cooperativeGestures: inPage,
      locale: {
        'Map.Title': mapWords.title,
        'NavigationControl.ZoomIn': mapWords.zoomIn,
        'NavigationControl.ZoomOut': mapWords.zoomOut,
        'AttributionControl.ToggleAttribution': mapWords.sources,
        'CooperativeGesturesHandler.WindowsHelpText': mapWords.ctrlZooms('Ctrl'),
        'CooperativeGesturesHandler.MacHelpText': mapWords.ctrlZooms('⌘'),
        'CooperativeGesturesHandler.MobileHelpText': mapWords.twoFingers,
      },
    });
    made.addControl(new NavigationControl({ showCompass: false }), 'top-right');
    made.once('error', () => {
      if (!made.isStyleLoaded()) made.setStyle(plain, { diff: false });
    });
    map.current = made;
    return () => {
      map.current = null;
      made.remove();
    };
  }, [styleUrl, inPage, mapWords]);
  return { ground, map, flat };
}
