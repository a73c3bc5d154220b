import { openModal } from '@metade/ui/open-modal.ts';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { Picture } from './picture.tsx';
import { useWords } from '../words/words.tsx';

type Shown = NonNullable<ComponentProps<typeof Picture>['picture']>;

/** Full-screen photo viewer: swipe, buttons or arrow keys. */
export function PhotoViewer({
  photos,
  start,
  altOf,
  onClose,
}: {
  photos: Shown[];
  start: number;
  altOf: (photo: Shown) => string;
  onClose: () => void;
}) {
  const { m } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(start);
  useEffect(() => {
    if (dialog.current) openModal(dialog.current);
    // It has a width only now.
    if (strip.current) strip.current.scrollLeft = start * strip.current.clientWidth;
  }, [start]);
  const go = (to: number) => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const left = Math.max(0, Math.min(photos.length - 1, to)) * (strip.current?.clientWidth ?? 0);
    strip.current?.scrollTo({ left, behavior: calm ? 'instant' : 'smooth' });
  };
  const byKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    go(at + step);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys do what its buttons do
    <dialog
      ref={dialog}
      aria-label={m.restaurant.gallery}
      onClose={onClose}
      onKeyDown={byKey}
      className="fixed inset-0 m-0 h-dvh max-h-none w-dvw max-w-none overflow-hidden bg-[#14100e] p-0 text-[#ffffff]"
    >
      <ul
        ref={strip}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
        tabIndex={0}
        onScroll={({ currentTarget }) => setAt(Math.round(currentTarget.scrollLeft / (currentTarget.clientWidth || 1)))}
        className="flex h-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
      >
        {photos.map((photo, place) => (
          <li
            key={photo.src}
            className="grid h-full w-full shrink-0 snap-center snap-always place-items-center md:px-20"
          >
            <Picture
              picture={photo}
              sizes="100vw"
              eager={place === start}
              alt={altOf(photo)}
              className="max-h-[calc(100dvh-8rem)] w-full bg-transparent! object-contain! md:h-[calc(100dvh-8rem)]"
            />
          </li>
        ))}
      </ul>
      <p aria-live="polite" className="absolute top-3 left-5 flex min-h-11 items-center text-sm font-semibold">
        <span className="sr-only">{m.restaurant.photo(at + 1, photos.length)}</span>
        <span aria-hidden="true">{`${at + 1} / ${photos.length}`}</span>
      </p>
      <button type="button" onClick={onClose} aria-label={m.site.close} className={`${ROUND} top-3 right-3 grid`}>
        <X aria-hidden="true" className="size-6" />
      </button>
      {at > 0 ? (
        <button
          type="button"
          onClick={() => go(at - 1)}
          aria-label={m.restaurant.previousPhoto}
          className={`${ROUND} top-1/2 left-3 hidden -translate-y-1/2 md:grid`}
        >
          <ChevronLeft aria-hidden="true" className="size-7" />
        </button>
      ) : null}
      {at < photos.length - 1 ? (
        <button
          type="button"
          onClick={() => go(at + 1)}
          aria-label={m.restaurant.nextPhoto}
          className={`${ROUND} top-1/2 right-3 hidden -translate-y-1/2 md:grid`}
        >
          <ChevronRight aria-hidden="true" className="size-7" />
        </button>
      ) : null}
    </dialog>
  );
}

const ROUND =
  'absolute size-12 place-items-center rounded-pill bg-[#00000066] hover:bg-[#000000aa] focus-visible:outline-[#ffffff]';
