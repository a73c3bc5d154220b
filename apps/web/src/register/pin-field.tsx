import { fieldLabel } from '@metade/i18n/registration-fields.ts';
import { Button } from '@metade/ui/button.tsx';
import { Field } from '@metade/ui/field.tsx';
import { MapPin } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../words/words.tsx';

// MapLibre is ten times the size of the page's own script: it comes when somebody asks for the map.
const PinMap = lazy(() => import('./pin-map.tsx'));

export interface Place {
  latitude: number;
  longitude: number;
}

/** Where the door is: two numbers, and a map whose pin writes them. The numbers alone do as well. */
export function PinField({
  latitude,
  longitude,
  errors,
  hint,
  near,
  styleUrl,
}: {
  latitude: string;
  longitude: string;
  errors: Record<string, string>;
  hint: string | undefined;
  /** Where the postal code is, for a pin that is not set yet. */
  near: Place | null;
  styleUrl: string | null;
}) {
  const { m, locale } = useWords();
  const [pin, setPin] = useState({ latitude, longitude });
  const [shown, setShown] = useState(false);
  const place = readPlace(pin) ?? near;
  const input = (name: 'latitude' | 'longitude') => (
    <Field
      label={m.register[name]}
      name={name}
      inputMode="decimal"
      hint={name === 'latitude' ? m.register.pinHint : undefined}
      value={pin[name]}
      onChange={(event) => setPin({ ...pin, [name]: event.target.value })}
      error={errors[name]}
    />
  );
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{fieldLabel('location', locale)}</legend>
      <p className="mt-1 mb-3 text-xs text-ink-3">{hint ?? m.register.mapText}</p>
      {shown && place ? (
        <div className="mb-4 h-72 overflow-hidden rounded-3 border border-line bg-[var(--map-land)]">
          <Suspense fallback={<div className="h-full animate-pulse bg-hover" />}>
            <PinMap
              place={place}
              styleUrl={styleUrl}
              onMove={({ latitude: lat, longitude: lng }) =>
                setPin({ latitude: lat.toFixed(6), longitude: lng.toFixed(6) })
              }
            />
          </Suspense>
        </div>
      ) : place ? (
        <Button onClick={() => setShown(true)} className="mb-4">
          <MapPin aria-hidden="true" className="size-5" />
          {m.register.showMap}
        </Button>
      ) : null}
      <div className="grid gap-6 sm:grid-cols-2">
        {input('latitude')}
        {input('longitude')}
      </div>
    </fieldset>
  );
}

function readPlace({ latitude, longitude }: { latitude: string; longitude: string }): Place | null {
  if (latitude.trim() === '' || longitude.trim() === '') return null;
  const place = { latitude: Number(latitude.replace(',', '.')), longitude: Number(longitude.replace(',', '.')) };
  return Math.abs(place.latitude) <= 85 && Math.abs(place.longitude) <= 180 ? place : null;
}
