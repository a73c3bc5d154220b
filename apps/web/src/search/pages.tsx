import { buttonClass } from '@metade/ui/button.tsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { PageLink } from '../shell/page-link.tsx';
import { useWords } from '../words/words.tsx';
import { writeQuery, type SearchQuery } from './query.ts';

/** Paging links of a list. capped: there may be more than are counted. */
export function Pages({
  query,
  page,
  pages,
  capped,
}: {
  query: SearchQuery;
  page: number;
  pages: number;
  capped: boolean;
}) {
  const { m } = useWords();
  if (pages < 2) return null;
  return (
    <nav aria-label={m.search.pages} className="mt-10 flex items-center justify-center gap-4">
      {page > 1 ? (
        <PageLink to={writeQuery(query, { page: page - 1 }) || '?'} rel="prev" className={buttonClass()}>
          <ChevronLeft aria-hidden="true" className="size-5" />
          <span className="sr-only sm:not-sr-only">{m.search.previous}</span>
        </PageLink>
      ) : null}
      <span className="text-sm text-ink-2">{m.search.page(page, capped && page < pages ? `${pages}+` : pages)}</span>
      {page < pages ? (
        <PageLink to={writeQuery(query, { page: page + 1 })} rel="next" className={buttonClass()}>
          <span className="sr-only sm:not-sr-only">{m.search.next}</span>
          <ChevronRight aria-hidden="true" className="size-5" />
        </PageLink>
      ) : null}
    </nav>
  );
}
