import 'maplibre-gl/dist/maplibre-gl.css';
import '@metade/ui/map.css';
import { LngLatBounds, Map as MapLibre, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { plainStyle } from '@metade/ui/plain-map-style.ts';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useWords } from '../words/words.tsx';
import { clusterPins } from '@metade/booking-flow/cluster-pins.ts';
import { boundsOf, type MapPoint } from '@metade/booking-flow/map-bounds.ts';
import { PIN, PLACE_PIN } from './map-view.ts';
import type { PinView } from './pin-view.ts';
import { MapCard } from './map-card.tsx';
import { PlainMap, PlainPlace } from './plain-map.tsx';

// MapLibre looks for its worker beside its own file, which a bundle lacks.
setWorkerUrl(workerUrl);

/** The interactive map. Without a configured style, or when it fails to load, pins stand on a plain background. */
export default function LiveMap({
  pins: found,
  styleUrl,
  stays,
  onMove,
}: {
  pins: PinView[];
  styleUrl: string | null;
  /** The pins follow the moved map, so it does not fit to them. */
  stays: boolean;
  /** Called after the visitor moved it. */
  onMove: ((middle: MapPoint, km: number) => void) | null;
}) {
  const { m } = useWords();
  const { ground, map, flat } = useMap(styleUrl);
  useMoves(map, onMove);
  const [chosen, setChosen] = useState<PinView | null>(null);
  const [pins, setPins] = useState(found);
  // Equal pins are not recreated: that would move the map and take the focus from a pin.
  if (pins !== found && JSON.stringify(pins) !== JSON.stringify(found)) setPins(found);
  const held = useRef(stays);
  useEffect(() => {
    held.current = stays;
  }, [stays]);
  useEffect(() => {
    if (map.current && !held.current) fit(map.current, pins, 15);
  }, [pins, map]);
  useEffect(() => {
    const shown = map.current;
    if (!shown) return;
    let markers: Marker[] = [];
    let drawn = '';
    const draw = () => {
      const placed = pins.map((pin) => ({ pin, ...pointOf(shown, pin) }));
      const groups = clusterPins(placed).map((group) => group.map(({ pin }) => pin));
      // Recreated only when they change, so that a pin keeps the focus.
      const now = JSON.stringify(groups.map((group) => group.map(({ _id }) => _id)));
      if (now === drawn) return;
      drawn = now;
      for (const marker of markers) marker.remove();
      markers = groups.flatMap((group) => {
        const [first, ...others] = group;
        if (!first) return [];
        const tables = m.site.tables(group.reduce((sum, { free }) => sum + free, 0));
        const element = document.createElement('button');
        element.type = 'button';
        element.className = others.length > 0 ? `${PIN} map-cluster` : PIN;
        element.textContent = tables;
        element.setAttribute(
          'aria-label',
          others.length > 0 ? m.search.clusterOf(group.length, tables) : `${first.company_name}, ${tables}`,
        );
        element.addEventListener('click', () => {
          if (others.length > 0 && shown.getZoom() < CLOSEST - 0.5) return fit(shown, group, CLOSEST);
          // At maximum zoom, each press shows the next of several at one place.
          setChosen((before) => group[(group.findIndex((pin) => pin._id === before?._id) + 1) % group.length] ?? first);
        });
        return [new Marker({ element }).setLngLat([first.longitude, first.latitude]).addTo(shown)];
      });
    };
    draw();
    shown.on('moveend', draw);
    return () => {
      shown.off('moveend', draw);
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

const CLOSEST = 18;

function pointOf(map: MapLibre, { longitude, latitude }: MapPoint): { x: number; y: number } {
  const { x, y } = map.project([longitude, latitude]);
  return { x, y };
}

function fit(map: MapLibre, points: MapPoint[], maxZoom: number): void {
  const bounds = boundsOf(points);
  if (!bounds) return;
  map.fitBounds(new LngLatBounds([bounds.west, bounds.south, bounds.east, bounds.north]), {
    animate: false,
    maxZoom,
    // Half a pin, so that the outermost is not cut off.
    padding: 40,
  });
}

const PAUSE_MS = 400;

/** Reports where the map came to rest after the visitor moved it, and its radius; our own fits do not count. */
function useMoves(map: RefObject<MapLibre | null>, onMove: ((middle: MapPoint, km: number) => void) | null): void {
  useEffect(() => {
    const shown = map.current;
    if (!shown || !onMove) return;
    let pause: ReturnType<typeof setTimeout> | undefined;
    const told = (event: { originalEvent?: unknown }) => {
      if (!event.originalEvent) return;
      clearTimeout(pause);
      pause = setTimeout(() => {
        const middle = shown.getCenter();
        const km = middle.distanceTo(shown.getBounds().getNorthEast()) / 1000;
        onMove({ latitude: middle.lat, longitude: middle.lng }, km);
      }, PAUSE_MS);
    };
    shown.on('moveend', told);
    return () => {
      clearTimeout(pause);
      shown.off('moveend', told);
    };
  }, [map, onMove]);
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

/** A map in the container `ground`; flat: this browser cannot draw one. inPage: scrolling over it scrolls the page. */
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
