import { Bite } from '@metade/ui/bite.tsx';
import { ArrowLeft, Images } from 'lucide-react';
import { memo, useState, type ComponentProps } from 'react';
import { Link } from 'react-router';
import { Picture } from '../pictures/picture.tsx';
import { Heart } from '../heart/heart.tsx';
import { useLayer } from '../shell/use-layer.ts';
import { useDiscount } from '../shell/discount.ts';
import { useWords } from '../words/words.tsx';
import type { Locale } from '@metade/i18n/locale.ts';
import { PhotoViewer } from '../pictures/photo-viewer.tsx';

type Shown = NonNullable<ComponentProps<typeof Picture>['picture']>;

/** The cover, with up to four photos beside it on wide screens; all of them in the full-screen viewer. */
export const Gallery = memo(function Gallery({
  id,
  cover,
  photos,
  name,
  locale: told,
}: {
  id: string;
  cover: Shown | null;
  photos: Shown[];
  name: string;
  /** Language of the restaurant's picture descriptions. */
  locale: Locale;
}) {
  const { m, locale } = useWords();
  const { off } = useDiscount();
  const viewer = useLayer('gallery', true);
  const [start, setStart] = useState(0);
  const all = cover ? [cover, ...photos] : photos;
  const beside = photos.slice(0, 4);
  const openAt = (place: number) => {
    setStart(place);
    viewer.show();
  };
  const altOf = (photo: Shown) =>
    (told === locale && photo.alt) || `${name}: ${m.restaurant.photo(all.indexOf(photo) + 1, all.length)}`;
  return (
    <div className="lg:page-width">
      <div
        className={`relative overflow-hidden lg:grid lg:gap-2.5 lg:rounded-4 ${beside.length >= 4 ? 'lg:grid-cols-2' : ''}`}
      >
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the button in the corner does the same for all */}
        <div
          className="relative cursor-zoom-in overflow-hidden"
          onClick={() => (all.length > 0 ? openAt(0) : undefined)}
        >
          <Picture
            picture={cover}
            sizes="(min-width: 1024px) 38rem, 100vw"
            eager
            blurred
            alt={cover ? altOf(cover) : undefined}
            className="aspect-[4/3] max-h-[25rem] w-full lg:h-[25rem] lg:max-h-none"
          />
          <Bite top={m.site.biteTop(off)} bottom={m.site.biteBottom} large />
        </div>
        {beside.length >= 4 ? (
          <div className="hidden grid-cols-2 grid-rows-2 gap-2.5 lg:grid">
            {beside.map((photo) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the button in the corner does the same for all
              <div key={photo.src} className="cursor-zoom-in" onClick={() => openAt(all.indexOf(photo))}>
                <Picture picture={photo} sizes="19rem" alt={altOf(photo)} className="h-[12.2rem] w-full" />
              </div>
            ))}
          </div>
        ) : null}
        <Link
          to="/"
          onClick={(event) => {
            if (window.history.state?.idx > 0) {
              event.preventDefault();
              window.history.back();
            }
          }}
          aria-label={m.site.back}
          className="absolute top-4 left-4 grid size-11 place-items-center rounded-pill bg-page shadow-1 md:hidden"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
        </Link>
        <Heart restaurant={id} name={name} className="top-4 right-4" />
        {all.length > 1 ? (
          <button
            type="button"
            onClick={() => openAt(0)}
            className="absolute right-4 bottom-4 flex min-h-11 items-center gap-2 rounded-2 bg-page px-3.5 text-sm font-semibold shadow-1 hover:bg-hover max-xs:static max-xs:m-4"
          >
            <Images aria-hidden="true" className="size-5" />
            {m.restaurant.seePhotos(all.length)}
          </button>
        ) : null}
      </div>
      {viewer.open ? <PhotoViewer photos={all} start={start} altOf={altOf} onClose={viewer.close} /> : null}
    </div>
  );
});
