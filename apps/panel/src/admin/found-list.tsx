import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import type { ReactNode } from 'react';
import { hrefOf, PanelLink, useRoute } from '../shell/navigation.tsx';
import { ListSkeleton, Pages, Unreachable } from '../shell/pages.tsx';
import type { Screen } from '../shell/places.ts';
import { useWords } from '../words/words.tsx';

type Found<Row> = { data: Row[]; page: number; pages: number; total: number };

/** Search results: rows with links, their number and pages; or why there are none. */
export function FoundList<Row extends { _id: string }>({
  screen,
  label,
  found,
  failed,
  again,
  href,
  children,
}: {
  screen: Screen;
  label: string;
  found: Found<Row> | null;
  failed: boolean;
  again: () => void;
  /** A row's link; rows without one contain their own buttons. */
  href?: (row: Row) => string;
  children: (row: Row) => ReactNode;
}) {
  const { m } = useWords();
  const { query } = useRoute();
  if (failed) return <Unreachable again={again} />;
  if (!found) return <ListSkeleton />;
  if (found.data.length === 0) return <EmptyHalfPlate title={m.desk.none} text={m.desk.noneText} />;
  return (
    <>
      <p role="status" className="mt-5 text-sm text-ink-3">
        {m.desk.found(found.total, found.total >= countMax)}
      </p>
      <ul aria-label={label} className="mt-2 border-t border-line">
        {found.data.map((row) => (
          <li key={row._id} className="border-b border-line">
            {href ? (
              <PanelLink href={href(row)} className={`${ROW} hover:bg-hover`}>
                {children(row)}
              </PanelLink>
            ) : (
              <div className={ROW}>{children(row)}</div>
            )}
          </li>
        ))}
      </ul>
      <Pages
        label={label}
        page={found.page}
        pages={found.pages}
        at={(page) => hrefOf(screen, { ...Object.fromEntries(query), page: String(page) })}
      />
    </>
  );
}

const ROW = 'grid min-h-14 items-center gap-x-6 gap-y-1 py-3.5 md:grid-cols-2 lg:grid-cols-[1.5fr_1.6fr_1.2fr_1.3fr]';
/** The number at which the API stops counting. */
const countMax = 1000;
