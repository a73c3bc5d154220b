import { MapPin } from 'lucide-react';
import { lazy, Suspense, useState, type KeyboardEvent } from 'react';
import { Button } from './button.tsx';
import { Field } from './field.tsx';

// MapLibre is ten times the size of a page's own script: it comes when somebody asks for the map.
const PinMap = lazy(() => import('./pin-map.tsx'));

/** Degrees. */
export interface MapPlace {
  latitude: number;
  longitude: number;
}

/** A place as text in two fields. */
export interface PinText {
  latitude: string;
  longitude: string;
}

export interface PinWords {
  mapText: string;
  showMap: string;
  pin: string;
  latitude: string;
  longitude: string;
  pinHint: string;
}

/** Coordinates: two numbers, changed by arrow keys, and a map whose pin sets them. The numbers alone are enough. */
export function PinField({
  legend,
  words,
  value,
  onChange,
  errors,
  hint,
  near,
  styleUrl,
}: {
  legend: string;
  words: PinWords;
  value: PinText;
  onChange: (value: PinText) => void;
  errors: Readonly<Record<string, string>>;
  hint?: string | undefined;
  /** The postal code's coordinates, for a pin that is not set yet. */
  near: MapPlace | null;
  styleUrl: string | null;
}) {
  const [shown, setShown] = useState(false);
  const place = readPlace(value) ?? near;
  const nudge = (name: keyof PinText, event: KeyboardEvent) => {
    const steps = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!steps || !place) return;
    event.preventDefault();
    onChange(writePlace({ ...place, [name]: place[name] + steps * tenMetres }));
  };
  const input = (name: keyof PinText) => (
    <Field
      label={words[name]}
      name={name}
      inputMode="decimal"
      hint={name === 'latitude' ? words.pinHint : undefined}
      value={value[name]}
      onChange={(event) => onChange({ ...value, [name]: event.target.value })}
      onKeyDown={(event) => nudge(name, event)}
      error={errors[name] ?? (name === 'latitude' ? errors.location : undefined)}
    />
  );
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{legend}</legend>
      <p className="mt-1 mb-3 text-xs text-ink-3">{hint ?? words.mapText}</p>
      {shown && place ? (
        <div className="mb-4 h-72 overflow-hidden rounded-3 border border-line bg-[var(--map-land)]">
          <Suspense fallback={<div className="h-full animate-pulse bg-hover" />}>
            <PinMap
              place={place}
              label={words.pin}
              styleUrl={styleUrl}
              onMove={(moved) => onChange(writePlace(moved))}
            />
          </Suspense>
        </div>
      ) : place ? (
        <Button onClick={() => setShown(true)} className="mb-4">
          <MapPin aria-hidden="true" className="size-5" />
          {words.showMap}
        </Button>
      ) : null}
      <div className="grid gap-6 sm:grid-cols-2">
        {input('latitude')}
        {input('longitude')}
      </div>
    </fieldset>
  );
}

/** In degrees of latitude, slightly more. */
const tenMetres = 0.0001;

const writePlace = ({ latitude, longitude }: MapPlace): PinText => ({
  latitude: latitude.toFixed(6),
  longitude: longitude.toFixed(6),
});

function readPlace({ latitude, longitude }: PinText): MapPlace | null {
  if (latitude.trim() === '' || longitude.trim() === '') return null;
  const place = { latitude: Number(latitude.replace(',', '.')), longitude: Number(longitude.replace(',', '.')) };
  return Math.abs(place.latitude) <= 85 && Math.abs(place.longitude) <= 180 ? place : null;
}
