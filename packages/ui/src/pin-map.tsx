import 'maplibre-gl/dist/maplibre-gl.css';
import './map.css';
import { Map as MapLibre, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { plainStyle } from './plain-map-style.ts';
import type { MapPlace } from './pin-field.tsx';

setWorkerUrl(workerUrl);

/** A map with one pin, moved by dragging it or pressing the map. */
export default function PinMap({
  place,
  label,
  styleUrl,
  onMove,
}: {
  place: MapPlace;
  /** The pin's label. */
  label: string;
  styleUrl: string | null;
  onMove: (place: MapPlace) => void;
}) {
  const ground = useRef<HTMLDivElement>(null);
  const marker = useRef<Marker>(null);
  const [flat] = useState(() => document.createElement('canvas').getContext('webgl2') === null);
  const moved = useEffectEvent((at: { lat: number; lng: number }) => onMove({ latitude: at.lat, longitude: at.lng }));
  const begin = useEffectEvent((): [number, number] => [place.longitude, place.latitude]);
  useEffect(() => {
    if (!ground.current) return;
    const map = new MapLibre({
      container: ground.current,
      style: styleUrl ?? plainStyle(),
      center: begin(),
      zoom: 16,
      attributionControl: { compact: true },
    });
    map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
    map.once('error', () => {
      if (!map.isStyleLoaded()) map.setStyle(plainStyle(), { diff: false });
    });
    const pin = new Marker({ draggable: true, color: '#c5281c' }).setLngLat(begin()).addTo(map);
    pin.getElement().setAttribute('aria-label', label);
    pin.on('dragend', () => moved(pin.getLngLat()));
    map.on('click', ({ lngLat }) => moved(lngLat));
    marker.current = pin;
    return () => map.remove();
  }, [styleUrl, label]);
  useEffect(() => {
    marker.current?.setLngLat([place.longitude, place.latitude]);
  }, [place.latitude, place.longitude]);
  return flat ? null : <div ref={ground} className="h-full w-full" />;
}
