import 'maplibre-gl/dist/maplibre-gl.css';
import './map.css';
import { LngLatBounds, Map as MapLibre, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { useEffect, useRef } from 'react';
import { plainStyle } from './plain-map-style.ts';

setWorkerUrl(workerUrl);

/** Offset of a pill from its city, and the least gap between two pills, in px. */
const above = -26;
const apart = 6;

/** Moves pills down, from north to south, until none overlap. */
function spreadPills(map: MapLibre, pills: readonly Marker[]): void {
  const placed: { x: number; y: number; width: number; height: number }[] = [];
  for (const pill of pills) {
    const { x, y: city } = map.project(pill.getLngLat());
    const { offsetWidth: width, offsetHeight: height } = pill.getElement();
    let y = city + above;
    for (const one of placed.toSorted((a, b) => a.y - b.y)) {
      const beside = Math.abs(one.x - x) >= (one.width + width) / 2 + apart;
      const least = (one.height + height) / 2 + apart;
      if (!beside && Math.abs(one.y - y) < least) y = one.y + least;
    }
    pill.setOffset([0, y - city]);
    placed.push({ x, y, width, height });
  }
}

type Place = { _id: string; latitude: number; longitude: number };

/** A map with a label for each city, dashed for unmet demand, and a dot for each place. Needs WebGL; works without tiles. */
export default function CityMap({
  cities,
  pins,
  styleUrl,
}: {
  cities: readonly (Place & { name: string; text: string; wanted: boolean })[];
  pins: readonly Place[];
  styleUrl: string | null;
}) {
  const ground = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!ground.current) return;
    const bounds = new LngLatBounds();
    for (const { longitude, latitude } of [...cities, ...pins]) bounds.extend([longitude, latitude]);
    const fitting = { padding: { top: 70, right: 70, bottom: 110, left: 70 }, maxZoom: 12 };
    const map = new MapLibre({
      container: ground.current,
      style: styleUrl ?? plainStyle(),
      ...(bounds.isEmpty() ? {} : { bounds, fitBoundsOptions: fitting }),
      attributionControl: { compact: true },
    });
    map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
    map.once('error', () => {
      if (!map.isStyleLoaded()) map.setStyle(plainStyle(), { diff: false });
    });
    for (const { longitude, latitude } of pins) {
      const dot = document.createElement('div');
      dot.className = 'size-3.5 rounded-pill border-2 border-surface bg-brand';
      dot.ariaHidden = 'true';
      new Marker({ element: dot }).setLngLat([longitude, latitude]).addTo(map);
    }
    const pills = cities
      .toSorted((a, b) => b.latitude - a.latitude)
      .map((city) => {
        const { name, text, wanted, longitude, latitude } = city;
        const pill = document.createElement('div');
        pill.className = `rounded-pill border bg-surface px-4 py-1.5 text-center text-sm ${wanted ? 'border-dashed border-wait' : 'border-line-strong'}`;
        const [title, told] = [document.createElement('b'), document.createElement('span')];
        title.className = 'block';
        title.textContent = name;
        told.className = wanted ? 'text-xs font-semibold text-wait-ink' : 'text-xs text-ink-2';
        told.textContent = text;
        pill.append(title, told);
        return new Marker({ element: pill, offset: [0, above] }).setLngLat([longitude, latitude]).addTo(map);
      });
    const spread = () => spreadPills(map, pills);
    spread();
    map.on('zoomend', spread);
    // A turned phone shows all of it again, unless somebody has moved the map.
    let moved = false;
    map.on('movestart', ({ originalEvent }) => {
      if (originalEvent) moved = true;
    });
    map.on('resize', () => {
      if (!moved && !bounds.isEmpty()) map.fitBounds(bounds, { ...fitting, duration: 0 });
      spread();
    });
    return () => map.remove();
  }, [cities, pins, styleUrl]);
  return <div ref={ground} className="h-full w-full" />;
}
