import type { HeldPicture } from '@metade/contracts/restaurant-pictures.ts';
import { Button } from '@metade/ui/button.tsx';
import { Field } from '@metade/ui/field.tsx';
import { useState, type ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { Picture } from '../pictures/picture.tsx';
import { useWords } from '../words/words.tsx';
import { CropFields } from './crop-fields.tsx';

/** A picture with description, crop and removal. */
export function PictureTile({
  picture,
  name,
  square = false,
  children,
}: {
  picture: HeldPicture;
  /** Its name in the labels of its controls. */
  name: string;
  square?: boolean;
  /** Further controls. */
  children?: ReactNode;
}) {
  const { m } = useWords();
  const [opened, setOpened] = useState(false);
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
      <details onToggle={(event) => setOpened(event.currentTarget.open)} className="rounded-3 border border-line px-4">
        <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold">
          {m.register.edit(name)}
        </summary>
        <Form method="post" preventScrollReset className="flex flex-col gap-4 pb-4">
          <input type="hidden" name="intent" value="picture-save" />
          <input type="hidden" name="picture" value={picture._id} />
          <input type="hidden" name="alt-was" value={picture.alt} />
          <Field
            label={m.register.alt}
            name="alt"
            hint={m.register.altHint}
            defaultValue={picture.alt}
            maxLength={200}
          />
          {picture.crop ? (
            <CropFields picture={picture._id} crop={picture.crop} square={square} opened={opened} />
          ) : null}
          <Button type="submit" kind="ink" className="self-start">
            {m.register.savePicture}
          </Button>
        </Form>
      </details>
    </div>
  );
}
