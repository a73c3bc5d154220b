import type { HeldPicture } from '@metade/contracts/restaurant-pictures.ts';
import { Button } from '@metade/ui/button.tsx';
import { Field } from '@metade/ui/field.tsx';
import { useState, type ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { Picture } from '../search/picture.tsx';
import { useWords } from '../words/words.tsx';

/** A picture with what can be done with it: its words, the part that is shown, and taking it away. */
export function PictureTile({
  picture,
  name,
  square = false,
  children,
}: {
  picture: HeldPicture;
  /** What it is called in the names of its controls. */
  name: string;
  square?: boolean;
  /** Further controls. */
  children?: ReactNode;
}) {
  const { m } = useWords();
  const busy = useNavigation().formData?.get('picture') === picture._id;
  return (
    <div className="min-w-0">
      <Picture
        blurred
        picture={picture}
        sizes="(min-width: 640px) 320px, 90vw"
        alt={picture.alt || name}
        className={`w-full rounded-3 ${square ? 'aspect-square max-w-40' : 'aspect-4/3'} ${busy ? 'opacity-60' : ''}`}
      />
      <div className="mt-2 flex flex-wrap items-center gap-2">
        {children}
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="picture-remove" />
          <input type="hidden" name="picture" value={picture._id} />
          <Button type="submit" kind="text" aria-label={m.register.remove(name)}>
            {m.profile.removeAddress}
          </Button>
        </Form>
      </div>
      <details className="rounded-3 border border-line px-4">
        <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold">
          {m.register.edit(name)}
        </summary>
        <Form method="post" preventScrollReset className="flex flex-col gap-4 pb-4">
          <input type="hidden" name="intent" value="picture-save" />
          <input type="hidden" name="picture" value={picture._id} />
          <Field
            label={m.register.alt}
            name="alt"
            hint={m.register.altHint}
            defaultValue={picture.alt}
            maxLength={200}
          />
          {picture.crop ? <CropFields crop={picture.crop} /> : null}
          <Button type="submit" kind="ink" className="self-start">
            {m.register.savePicture}
          </Button>
        </Form>
      </details>
    </div>
  );
}

/** Three sliders choose the part: native ones, for finger, mouse and keyboard alike. */
function CropFields({ crop }: { crop: NonNullable<HeldPicture['crop']> }) {
  const { m } = useWords();
  return (
    <>
      <Slider label={m.register.cropX} name="x" min={0} max={100} step={1} start={Math.round(crop.x * 100)} unit="%" />
      <Slider label={m.register.cropY} name="y" min={0} max={100} step={1} start={Math.round(crop.y * 100)} unit="%" />
      <Slider label={m.register.zoom} name="zoom" min={1} max={4} step={0.1} start={crop.zoom} unit="×" />
    </>
  );
}

function Slider({
  label,
  start,
  unit,
  ...range
}: {
  label: string;
  name: string;
  min: number;
  max: number;
  step: number;
  start: number;
  unit: string;
}) {
  const [value, setValue] = useState(start);
  return (
    <label className="block text-sm">
      <span className="flex justify-between gap-3 font-semibold">
        {label}
        <span className="font-normal text-ink-3">
          {value}
          {unit}
        </span>
      </span>
      <input
        {...range}
        type="range"
        value={value}
        onChange={(event) => setValue(Number(event.target.value))}
        className="min-h-11 w-full accent-brand"
      />
    </label>
  );
}
