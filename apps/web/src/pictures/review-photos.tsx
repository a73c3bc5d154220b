import type { Restaurant } from '@metade/contracts/restaurants.ts';
import { useState, type MouseEvent } from 'react';
import { PhotoViewer } from './photo-viewer.tsx';
import { Picture } from './picture.tsx';
import { useLayer } from '../shell/use-layer.ts';
import { useWords } from '../words/words.tsx';

type Reviewed = Pick<Restaurant['reviews'][number], '_id' | 'title' | 'photos'>;

/** A diner's photos: thumbnails beside the text, full screen when pressed; without JavaScript, the picture itself. */
export function ReviewPhotos({ review: { _id, title, photos } }: { review: Reviewed }) {
  const { m } = useWords();
  const viewer = useLayer(`photos-${_id}`);
  const [start, setStart] = useState(0);
  if (photos.length === 0) return null;
  const openAt = (event: MouseEvent, place: number) => {
    event.preventDefault();
    setStart(place);
    viewer.show();
  };
  return (
    <>
      <ul className="mt-3 flex flex-wrap gap-2">
        {photos.map((photo, place) => (
          <li key={photo._id}>
            <a
              href={photo.src.replace('{width}', String(Math.max(...photo.widths)))}
              onClick={(event) => openAt(event, place)}
              aria-label={m.reviews.seePhoto(place + 1, photos.length, title)}
              className="block cursor-zoom-in overflow-hidden rounded-3"
            >
              <Picture picture={photo} sizes="7rem" alt="" className="aspect-square w-28" />
            </a>
          </li>
        ))}
      </ul>
      {viewer.open ? (
        <PhotoViewer
          photos={photos}
          start={start}
          altOf={(photo) =>
            `${title}: ${m.restaurant.photo(photos.findIndex(({ src }) => src === photo.src) + 1, photos.length)}`
          }
          onClose={viewer.close}
        />
      ) : null}
    </>
  );
}
