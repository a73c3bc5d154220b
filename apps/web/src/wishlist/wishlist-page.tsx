import { buttonClass } from '@metade/ui/button.tsx';
import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { useEffect, useRef } from 'react';
import { Link, useFetcher } from 'react-router';
import type { loader } from '../routes/chosen.ts';
import { RecentlySeen } from '../seen/recently-seen.tsx';
import { RestaurantCard } from '../search/restaurant-card.tsx';
import { useWords } from '../words/words.tsx';
import { useKeptList } from './kept-list.ts';

/** The restaurants kept, with their times of today. One that is let go stays in sight until the page is left. */
export function WishlistPage() {
  const { m } = useWords();
  const { kept } = useKeptList();
  const { load, data } = useFetcher<typeof loader>();
  const asked = useRef<readonly string[]>([]);
  useEffect(() => {
    if (!kept || kept.every((one) => asked.current.includes(one))) return;
    asked.current = kept;
    void load(`/chosen.json?ids=${kept.slice(0, 60).join()}`);
  }, [kept, load]);
  const isEmpty = kept !== null && kept.length === 0 && !data?.cards.length;
  return (
    <div className="page-width pt-8 md:pt-12">
      {isEmpty ? (
        <EmptyHalfPlate level={1} title={m.site.nothingSaved} text={m.site.nothingSavedText}>
          <Link to="/" className={`${buttonClass('brand')} self-start`}>
            {m.orders.findTable}
          </Link>
        </EmptyHalfPlate>
      ) : (
        <>
          <h1 className="text-dlg">{m.site.saved}</h1>
          {data ? null : (
            <p role="status" className="mt-4 text-ink-2">
              {m.site.loading}
            </p>
          )}
          <ul className="mt-6 grid gap-x-6 gap-y-9 sm:grid-cols-2 xl:grid-cols-4">
            {data?.cards.map((card) => (
              <li key={card._id} className="min-w-0">
                <RestaurantCard card={card} people={2} />
              </li>
            ))}
          </ul>
        </>
      )}
      <RecentlySeen className="mt-14" />
    </div>
  );
}
