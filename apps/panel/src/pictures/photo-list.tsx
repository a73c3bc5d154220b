import type { HeldPicture, RestaurantPictures } from '@metade/contracts/restaurant-pictures.ts';
import { Button } from '@metade/ui/button.tsx';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import { moved } from '../menu/menu-draft.ts';
import { useSession } from '../session/session.tsx';
import { fileProblem } from '../shell/take-file.ts';
import { useToast } from '../shell/toast.tsx';
import { useWords } from '../words/words.tsx';
import { PictureTile } from './picture-tile.tsx';

/** The photos in order, changed by dragging or by two buttons on each. */
export function PhotoList({
  photos,
  onEdit,
  onChanged,
}: {
  photos: HeldPicture[];
  onEdit: (picture: HeldPicture, name: string) => void;
  onChanged: (pictures: RestaurantPictures) => void;
}) {
  const { m } = useWords();
  const words = m.manage.pictures;
  const { call } = useSession();
  const { restaurant } = useRestaurant();
  const { show } = useToast();
  const [dragged, setDragged] = useState<number | null>(null);
  const move = async (from: number, to: number) => {
    const order = moved(photos, from, to).map(({ _id }) => _id);
    try {
      onChanged((await call('orderPhotos', { params: { id: restaurant._id }, body: { order } })).data);
    } catch (error) {
      show({ text: fileProblem(error, m), failure: true });
    }
  };
  if (photos.length === 0) return null;
  return (
    <ul className="grid gap-6 sm:grid-cols-2">
      {photos.map((photo, index) => {
        const name = words.photoOf(index + 1);
        return (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is one way; the buttons in it are the other
          <li
            key={photo._id}
            draggable
            onDragStart={() => setDragged(index)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== null && dragged !== index) void move(dragged, index);
            }}
            className={dragged === index ? 'opacity-60' : ''}
          >
            <PictureTile picture={photo} name={name} onEdit={() => onEdit(photo, name)} onChanged={onChanged}>
              <Button
                aria-label={words.earlier(name)}
                disabled={index === 0}
                onClick={() => void move(index, index - 1)}
                className="px-3!"
              >
                <ArrowLeft aria-hidden="true" className="size-5" />
              </Button>
              <Button
                aria-label={words.later(name)}
                disabled={index === photos.length - 1}
                onClick={() => void move(index, index + 1)}
                className="px-3!"
              >
                <ArrowRight aria-hidden="true" className="size-5" />
              </Button>
            </PictureTile>
          </li>
        );
      })}
    </ul>
  );
}
