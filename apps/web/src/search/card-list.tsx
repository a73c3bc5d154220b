import { createContext, memo, use, useEffect, useMemo, useRef, useState, type MouseEvent } from 'react';
import { useWishlist } from '../heart/use-wishlist.ts';

/** The list's HTML while its document is rendered; nothing in the browser, which has it in the document. */
export const DocumentList = createContext<string | null>(null);

const ID = 'restaurants';

/**
 * Cards rendered by the server (see search/card-markup.server.tsx). html: null in a document, which contains them once, as markup
 * and not as data. Their links and forms are handled by the page (page-link.tsx), their hearts here.
 */
export const CardList = memo(function CardList({ html }: { html: string | null }) {
  const list = useRef<HTMLUListElement>(null);
  const { kept, toggle } = useWishlist();
  const drawn = use(DocumentList);
  const [first] = useState(() => html ?? drawn ?? document.getElementById(ID)?.innerHTML ?? '');
  const shown = html ?? first;
  const inner = useMemo(() => ({ __html: shown }), [shown]);
  useEffect(() => {
    for (const heart of list.current?.querySelectorAll<HTMLElement>('[data-keep]') ?? [])
      heart.ariaPressed = String(kept?.includes(heart.dataset.keep ?? '') ?? false);
  }, [kept, inner]);
  const press = ({ target }: MouseEvent) => {
    const heart = target instanceof Element ? target.closest<HTMLElement>('[data-keep]') : null;
    if (heart?.dataset.keep) toggle(heart.dataset.keep);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- it hears of its buttons, which keys press as well
    <ul
      ref={list}
      id={ID}
      onClick={press}
      className="grid gap-x-6 gap-y-8 sm:grid-cols-2 min-[112.5rem]:grid-cols-3"
      dangerouslySetInnerHTML={inner}
      suppressHydrationWarning
    />
  );
});
