import type { HeldPicture } from '@metade/contracts/restaurant-pictures.ts';
import { Button } from '@metade/ui/button.tsx';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Form, useSubmit } from 'react-router';
import { useWords } from '../words/words.tsx';
import { PictureTile } from './picture-tile.tsx';

/** The photos in order, changed by dragging or by two buttons on each. */
export function PhotoList({ photos }: { photos: HeldPicture[] }) {
  const { m } = useWords();
  const submit = useSubmit();
  const [dragged, setDragged] = useState<string | null>(null);
  const drop = (on: string) => {
    if (dragged === null || dragged === on) return;
    const order = photos.map((photo) => photo._id).filter((id) => id !== dragged);
    const from = photos.findIndex((photo) => photo._id === dragged);
    const to = photos.findIndex((photo) => photo._id === on);
    order.splice(order.indexOf(on) + (from < to ? 1 : 0), 0, dragged);
    const form = new FormData();
    form.set('intent', 'photos-order');
    for (const id of order) form.append('order', id);
    void submit(form, { method: 'post', preventScrollReset: true });
  };
  return (
    <>
      {photos.length > 1 ? <p className="text-xs text-ink-3">{m.register.dragText}</p> : null}
      <ul className="grid gap-6 sm:grid-cols-2">
        {photos.map((photo, index) => {
          const name = m.register.photoOf(index + 1);
          return (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is one way; the buttons in it are the other
            <li
              key={photo._id}
              draggable
              onDragStart={() => setDragged(photo._id)}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault();
                drop(photo._id);
              }}
              className={dragged === photo._id ? 'opacity-60' : ''}
            >
              <PictureTile picture={photo} name={name}>
                <Move photo={photo._id} to="earlier" label={m.register.earlier(name)} disabled={index === 0} />
                <Move
                  photo={photo._id}
                  to="later"
                  label={m.register.later(name)}
                  disabled={index === photos.length - 1}
                />
              </PictureTile>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Move({
  photo,
  to,
  label,
  disabled,
}: {
  photo: string;
  to: 'earlier' | 'later';
  label: string;
  disabled: boolean;
}) {
  const Icon = to === 'earlier' ? ArrowLeft : ArrowRight;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="photos-move" />
      <input type="hidden" name="picture" value={photo} />
      <input type="hidden" name="to" value={to} />
      <Button type="submit" aria-label={label} disabled={disabled}>
        <Icon aria-hidden="true" className="size-5" />
      </Button>
    </Form>
  );
}
