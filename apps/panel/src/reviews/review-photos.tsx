import type { RestaurantReview } from '@metade/contracts/restaurant-reviews.ts';
import { useWords } from '../words/words.tsx';

/** The pictures that a diner added to a review; each opens by itself. */
export function ReviewPhotos({ photos }: Pick<RestaurantReview, 'photos'>) {
  const words = useWords().m.manage.reviews;
  if (photos.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {photos.map((photo, place) => (
        <li key={photo._id}>
          <a href={photo.src.replace('{width}', '1200')} target="_blank" rel="noreferrer" className="block">
            <img
              src={photo.src.replace('{width}', '400')}
              alt={words.photo(place + 1, photos.length)}
              loading="lazy"
              className="aspect-4/3 w-36 rounded-3 bg-hover object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
