import 'maplibre-gl/dist/maplibre-gl.css';
import './map.css';
import { LngLatBounds, Map as MapLibre, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { useEffect, useRef } from 'react';
import { plainStyle } from './plain-map-style.ts';

setWorkerUrl(workerUrl);

type Place = { _id: string; latitude: number; longitude: number };

/** A map with a pill for each city, dashed where something is wanted, and a dot for each place. Needs WebGL; works without tiles. */
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
    const map = new MapLibre({
      container: ground.current,
      style: styleUrl ?? plainStyle(),
      ...(bounds.isEmpty() ? {} : { bounds, fitBoundsOptions: { padding: 80, maxZoom: 12 } }),
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
    for (const { name, text, wanted, longitude, latitude } of cities) {
      const pill = document.createElement('div');
      pill.className = `rounded-pill border bg-surface px-4 py-1.5 text-center text-sm ${wanted ? 'border-dashed border-wait' : 'border-line-strong'}`;
      const [title, told] = [document.createElement('b'), document.createElement('span')];
      title.className = 'block';
      title.textContent = name;
      told.className = wanted ? 'text-xs font-semibold text-wait-ink' : 'text-xs text-ink-2';
      told.textContent = text;
      pill.append(title, told);
      new Marker({ element: pill, offset: [0, -26] }).setLngLat([longitude, latitude]).addTo(map);
    }
    return () => map.remove();
  }, [cities, pins, styleUrl]);
  return <div ref={ground} className="h-full w-full" />;
}
