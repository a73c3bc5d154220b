import { buttonClass } from '@metade/ui/button.tsx';
import { Link } from 'react-router';
import { useWords } from '../words/words.tsx';

/** Paging for one of several lists on a page. name: of the list. */
export function PageLinks({
  name,
  page,
  pages,
  href,
}: {
  name: string;
  page: number;
  pages: number;
  href: (page: number) => string;
}) {
  const { m } = useWords();
  if (pages < 2) return null;
  return (
    <nav aria-label={`${m.search.pages}: ${name}`} className="mt-5 flex items-center gap-4 text-sm">
      {page > 1 ? (
        <Link to={href(page - 1)} preventScrollReset className={buttonClass()}>
          {m.search.previous}
        </Link>
      ) : null}
      <span>{m.search.page(page, pages)}</span>
      {page < pages ? (
        <Link to={href(page + 1)} preventScrollReset className={buttonClass()}>
          {m.search.next}
        </Link>
      ) : null}
    </nav>
  );
}
