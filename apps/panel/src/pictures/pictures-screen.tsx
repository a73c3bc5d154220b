import type { HeldPicture, RestaurantPictures } from '@metade/contracts/restaurant-pictures.ts';
import { fieldLabel } from '@metade/i18n/registration-fields.ts';
import { useCallback, useState, type ReactNode } from 'react';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import { useSettings } from '../session/config.tsx';
import { useSession } from '../session/session.tsx';
import { ListSkeleton, Unreachable } from '../shell/pages.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../words/words.tsx';
import { PhotoList } from './photo-list.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { PictureTile } from './picture-tile.tsx';
import { UploadField } from './upload-field.tsx';

/** Logo, cover and photos: each is uploaded when chosen. */
export default function PicturesScreen() {
  const { m, locale } = useWords();
  const words = m.manage.pictures;
  const { call } = useSession();
  const { restaurant } = useRestaurant();
  const { imageMaxMegabytes, photosMax } = useSettings();
  useTitle(words.title);
  const params = { id: restaurant._id };
  const load = useCallback(
    async () => (await call('getPictures', { params: { id: restaurant._id } })).data,
    [call, restaurant._id],
  );
  const { value, failed, again, put } = useLoaded<RestaurantPictures>(load);
  const [edited, setEdited] = useState<{ picture: HeldPicture; square: boolean; name: string } | null>(null);
  return (
    <div className="mx-auto max-w-4xl px-4 pt-5 pb-10 md:px-6">
      <h1 className="text-dmd">{words.title}</h1>
      <p className="text-ink-2">{words.text(imageMaxMegabytes)}</p>
      {failed ? <Unreachable again={again} /> : null}
      {!value && !failed ? <ListSkeleton /> : null}
      {value ? (
        <div className="mt-6 flex flex-col gap-10">
          {(['cover', 'logo'] as const).map((kind) => {
            const name = fieldLabel(kind, locale);
            const picture = value[kind];
            return (
              <Part key={kind} id={kind} title={name} text={words[`${kind}Text`]}>
                {picture ? (
                  <PictureTile
                    picture={picture}
                    name={name}
                    square={kind === 'logo'}
                    onEdit={() => setEdited({ picture, square: kind === 'logo', name })}
                    onChanged={put}
                  />
                ) : null}
                <UploadField
                  label={words.choose(name)}
                  send={async ([file], form) => {
                    if (file) put((await call('uploadPicture', { params: { ...params, kind } }, { form })).data);
                    return [];
                  }}
                />
              </Part>
            );
          })}
          <Part
            id="photos"
            title={fieldLabel('photos', locale)}
            text={words.photosText(value.photos.length, photosMax)}
          >
            <PhotoList
              photos={value.photos}
              onEdit={(picture, name) => setEdited({ picture, square: false, name })}
              onChanged={put}
            />
            <UploadField
              several
              label={words.choosePhotos}
              send={async (_, form) => {
                const { data, refused } = await call('uploadPhotos', { params }, { form }).catch((error: unknown) => {
                  // Some may have been stored all the same.
                  again();
                  throw error;
                });
                put(data);
                return refused.map(({ name, message }) => `${name}: ${message}`);
              }}
            />
          </Part>
        </div>
      ) : null}
      <PictureDialog edited={edited} onClose={() => setEdited(null)} onChanged={put} />
    </div>
  );
}

function Part({ id, title, text, children }: { id: string; title: string; text: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="flex flex-col gap-4">
      <div>
        <h2 id={`${id}-title`} className="text-dsm">
          {title}
        </h2>
        <p className="text-sm text-ink-2">{text}</p>
      </div>
      {children}
    </section>
  );
}
