import { X } from 'lucide-react';
import { Link } from 'react-router';
import { Heart } from '../wishlist/heart.tsx';
import { useWords } from '../words/words.tsx';
import type { PinView } from './pin-view.ts';
import { Picture } from './picture.tsx';
import { Rating } from './restaurant-card.tsx';

/** The restaurant whose pin was pressed, over the foot of the map. */
export function MapCard({ pin, onClose }: { pin: PinView; onClose: () => void }) {
  const { m } = useWords();
  return (
    <div className="absolute inset-x-4 bottom-4 flex gap-3 rounded-3 bg-surface p-3 shadow-2">
      <Picture picture={pin.cover} sizes="7rem" alt="" className="size-24 shrink-0 rounded-2" />
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-2">
          <Link to={`/restaurant/description/${pin.slug}`} className="display truncate text-lg hover:underline">
            {pin.company_name}
          </Link>
          <Rating rating={pin.rating} />
        </div>
        <p className="truncate text-xs text-ink-2">{pin.about}</p>
        <p className="mt-1 pr-10 text-xs font-semibold">{pin.times}</p>
      </div>
      <Heart restaurant={pin._id} name={pin.company_name} className="right-2 bottom-2" />
      <button
        type="button"
        onClick={onClose}
        aria-label={m.site.close}
        className="absolute -top-3 -right-3 grid size-11 place-items-center rounded-pill bg-surface shadow-1"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}
