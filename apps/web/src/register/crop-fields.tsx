import type { HeldPicture } from '@metade/contracts/restaurant-pictures.ts';
import { cropBox } from '@metade/domain/crop-box.ts';
import { Cropped } from '@metade/ui/cropped.tsx';
import { useEffect, useState } from 'react';
import { useWords } from '../words/words.tsx';

type Whole = { src: string; width: number; height: number };

/** Crop preview with three native sliders, for finger, mouse and keyboard alike. */
export function CropFields({
  picture,
  crop: saved,
  square,
  opened,
}: {
  picture: string;
  crop: NonNullable<HeldPicture['crop']>;
  square: boolean;
  /** Visible: the preview is not loaded before. */
  opened: boolean;
}) {
  const { m } = useWords();
  const [crop, setCrop] = useState(saved);
  const [whole, setWhole] = useState<Whole | null>(null);
  useEffect(() => {
    if (!opened) return;
    const left = new AbortController();
    fetch(`/restaurant/register/picture?${new URLSearchParams({ picture })}`, { signal: left.signal })
      .then((answer) => (answer.ok ? (answer.json() as Promise<Whole>) : null))
      .then(setWhole)
      // The sliders are enough.
      .catch(() => {});
    return () => left.abort();
  }, [picture, opened]);
  return (
    <>
      {whole ? (
        <div>
          <p className="mb-2 text-sm font-semibold">{m.register.preview}</p>
          <Cropped
            picture={whole}
            box={cropBox(whole, square ? 1 : 4 / 3, crop)}
            alt={m.register.preview}
            className={square ? 'aspect-square max-w-40' : 'aspect-4/3'}
          />
        </div>
      ) : null}
      {(['x', 'y'] as const).map((axis) => (
        <Slider
          key={axis}
          label={axis === 'x' ? m.register.cropX : m.register.cropY}
          name={axis}
          min={0}
          max={100}
          step={1}
          value={Math.round(crop[axis] * 100)}
          unit="%"
          onChange={(percent) => setCrop({ ...crop, [axis]: percent / 100 })}
        />
      ))}
      <Slider
        label={m.register.zoom}
        name="zoom"
        min={1}
        max={4}
        step={0.1}
        value={crop.zoom}
        unit="×"
        onChange={(zoom) => setCrop({ ...crop, zoom })}
      />
    </>
  );
}

function Slider({
  label,
  unit,
  onChange,
  ...range
}: {
  label: string;
  name: string;
  min: number;
  max: number;
  step: number;
  value: number;
  unit: string;
  onChange: (value: number) => void;
}) {
  return (
    <label className="block text-sm">
      <span className="flex justify-between gap-3 font-semibold">
        {label}
        <span className="font-normal text-ink-3">
          {range.value}
          {unit}
        </span>
      </span>
      <input
        {...range}
        type="range"
        onChange={(event) => onChange(Number(event.target.value))}
        className="min-h-11 w-full accent-brand"
      />
    </label>
  );
}
