import { cropBox, type Crop } from '@metade/domain/crop-box.ts';
import { Cropped } from '@metade/ui/cropped.tsx';
import { useCallback } from 'react';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import { useSession } from '../session/session.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useWords } from '../words/words.tsx';

/** Crop preview with three sliders, for finger, mouse and keyboard alike. */
export function CropField({
  picture,
  square,
  crop,
  onChange,
}: {
  picture: string;
  square: boolean;
  crop: Crop;
  onChange: (crop: Crop) => void;
}) {
  const { m } = useWords();
  const words = m.manage.pictures;
  const { call } = useSession();
  const { restaurant } = useRestaurant();
  const load = useCallback(
    async () => (await call('getWholePicture', { params: { id: restaurant._id, picture } })).data,
    [call, restaurant._id, picture],
  );
  const { value: whole, failed } = useLoaded(load);
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm font-semibold">{words.preview}</p>
      <Cropped
        picture={whole}
        box={whole && cropBox(whole, square ? 1 : 4 / 3, crop)}
        alt={words.preview}
        className={square ? 'aspect-square max-w-56' : 'aspect-4/3 max-w-sm'}
      />
      {failed ? <p className="text-sm text-bad">{m.unreachable}</p> : null}
      <Slider label={words.cropX} value={crop.x} max={1} step={0.01} onChange={(x) => onChange({ ...crop, x })} />
      <Slider label={words.cropY} value={crop.y} max={1} step={0.01} onChange={(y) => onChange({ ...crop, y })} />
      <Slider
        label={words.zoom}
        value={crop.zoom}
        min={1}
        max={4}
        step={0.1}
        onChange={(zoom) => onChange({ ...crop, zoom })}
      />
    </div>
  );
}

function Slider({
  label,
  onChange,
  ...range
}: {
  label: string;
  value: number;
  min?: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
}) {
  return (
    <label className="block text-sm font-semibold">
      {label}
      <input
        min={0}
        {...range}
        type="range"
        onChange={(event) => onChange(Number(event.target.value))}
        className="min-h-11 w-full accent-brand"
      />
    </label>
  );
}
