import { Button } from '@metade/ui/button.tsx';
import { FileField } from '@metade/ui/file-field.tsx';
import { X } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import type { AssessmentData } from './assessment-data.server.ts';
import type { PhotoLimits } from './review-limits.server.ts';
import { Picture } from '../pictures/picture.tsx';
import { useWords } from '../words/words.tsx';

/** The photos of one's review while it can be changed: remove or add. */
export function PhotosForm({
  review: { photos },
  limits,
  error,
}: {
  review: AssessmentData['review'];
  limits: PhotoLimits;
  error: string | undefined;
}) {
  const { m } = useWords();
  const busy = useNavigation().formMethod === 'POST';
  return (
    <section className="mt-8 border-t border-line pt-8">
      <h2 className="text-dsm">{m.reviews.photosTitle}</h2>
      {photos.length > 0 ? (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="photo-remove" />
          <ul className="mt-4 flex flex-wrap gap-3">
            {photos.map((photo, place) => (
              <li key={photo._id} className="relative">
                <Picture
                  picture={photo}
                  sizes="9rem"
                  alt={m.restaurant.photo(place + 1, photos.length)}
                  className="aspect-square w-36 rounded-3"
                />
                <button
                  type="submit"
                  name="photo"
                  value={photo._id}
                  aria-label={m.reviews.removePhoto(place + 1)}
                  className="absolute top-1 right-1 grid size-11 place-items-center rounded-pill bg-page shadow-1 hover:bg-hover"
                >
                  <X aria-hidden="true" className="size-5" />
                </button>
              </li>
            ))}
          </ul>
        </Form>
      ) : null}
      {photos.length < limits.max ? (
        <Form
          // After upload the field is empty again.
          key={photos.length}
          method="post"
          encType="multipart/form-data"
          noValidate
          preventScrollReset
          className="mt-4 flex flex-col items-start gap-4"
        >
          <input type="hidden" name="intent" value="photos" />
          <PhotosField limits={limits} error={error} />
          <Button type="submit" busy={busy}>
            {m.reviews.addPhotos}
          </Button>
        </Form>
      ) : null}
    </section>
  );
}

export function PhotosField({ limits, error }: { limits: PhotoLimits; error?: string | undefined }) {
  const { m } = useWords();
  return (
    <FileField
      label={`${m.reviews.photos} (${m.site.optional})`}
      name="file"
      words={m.site.chooseFile(true)}
      multiple
      accept="image/jpeg,image/png,image/webp,image/avif"
      hint={m.reviews.photosHint(limits.max, limits.megabytes)}
      error={error}
      className="w-full"
    />
  );
}
