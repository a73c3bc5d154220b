import { X } from 'lucide-react';
import { Link } from 'react-router';
import { Heart } from '../heart/heart.tsx';
import { useWords } from '../words/words.tsx';
import type { PinView } from './pin-view.ts';
import { Picture } from '../pictures/picture.tsx';
import { Rating } from './restaurant-card.tsx';

/** The restaurant of the pressed pin, at the foot of the map; on narrow screens above the button back to the list. */
export function MapCard({ pin, onClose }: { pin: PinView; onClose: () => void }) {
  const { m } = useWords();
  return (
    <div className="absolute inset-x-4 bottom-20 flex gap-3 rounded-3 bg-surface p-3 shadow-2 lg:bottom-4">
      <Picture picture={pin.cover} sizes="7rem" alt="" className="size-24 shrink-0 rounded-2" />
      <div className="min-w-0 flex-1">
        <Link to={`/restaurant/description/${pin.slug}`} className="display block truncate text-lg hover:underline">
          {pin.company_name}
        </Link>
        <Rating rating={pin.rating} />
        <p className="truncate text-xs text-ink-2">{pin.about}</p>
        <p className="mt-1 text-xs font-semibold">{pin.times}</p>
      </div>
      <Heart restaurant={pin._id} name={pin.company_name} className="right-2 bottom-2" />
      <button
        type="button"
        onClick={onClose}
        aria-label={m.site.close}
        className="-mt-1 -mr-1 grid size-11 shrink-0 place-items-center self-start rounded-pill hover:bg-hover"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}
