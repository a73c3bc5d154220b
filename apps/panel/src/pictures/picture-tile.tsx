import type { HeldPicture, RestaurantPictures } from '@metade/contracts/restaurant-pictures.ts';
import { Button } from '@metade/ui/button.tsx';
import type { ReactNode } from 'react';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import { useSession } from '../session/session.tsx';
import { fileProblem } from '../shell/take-file.ts';
import { useToast } from '../shell/toast.tsx';
import { useWords } from '../words/words.tsx';

/** A picture with its actions. */
export function PictureTile({
  picture,
  name,
  square = false,
  onEdit,
  onChanged,
  children,
}: {
  picture: HeldPicture;
  /** Its name in the labels of its controls. */
  name: string;
  square?: boolean;
  onEdit: () => void;
  onChanged: (pictures: RestaurantPictures) => void;
  /** Further controls. */
  children?: ReactNode;
}) {
  const { m } = useWords();
  const words = m.manage.pictures;
  const { call } = useSession();
  const { restaurant } = useRestaurant();
  const { show } = useToast();
  const params = { id: restaurant._id, picture: picture._id };
  const take = async (work: () => Promise<{ data: RestaurantPictures }>, toast: Parameters<typeof show>[0]) => {
    try {
      onChanged((await work()).data);
      show(toast);
    } catch (error) {
      show({ text: fileProblem(error, m), failure: true });
    }
  };
  const putBack = () => take(() => call('restorePicture', { params }), { text: words.restored });
  const remove = () =>
    take(() => call('removePicture', { params }), { text: words.removed, undo: () => void putBack() });
  return (
    <div className="min-w-0">
      <img
        src={picture.src.replace('{width}', '800')}
        alt={picture.alt || name}
        loading="lazy"
        className={`w-full rounded-3 bg-hover object-cover ${square ? 'aspect-square max-w-40' : 'aspect-4/3 max-w-md'}`}
      />
      <div className="mt-2 flex flex-wrap items-center gap-2">
        {children}
        <Button aria-label={words.editOf(name)} onClick={onEdit}>
          {words.edit}
        </Button>
        <Button kind="text" aria-label={words.removeOf(name)} onClick={() => void remove()}>
          {words.remove}
        </Button>
      </div>
    </div>
  );
}
