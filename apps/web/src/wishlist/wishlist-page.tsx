import { Problem } from '@metade/ui/banner.tsx';
import { Button, buttonClass } from '@metade/ui/button.tsx';
import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { Link } from 'react-router';
import { RecentlySeen } from '../search/recently-seen.tsx';
import { RestaurantCard } from '../search/restaurant-card.tsx';
import { useWords } from '../words/words.tsx';
import { useWishlist } from '../heart/use-wishlist.ts';
import { useCards } from './use-cards.ts';

/** The wishlist, with today's times. A removed restaurant stays visible until the page is left. */
export function WishlistPage() {
  const { m } = useWords();
  const { kept, failed: listFailed, again } = useWishlist();
  const { cards, failed: cardsFailed, load } = useCards(kept);
  const failed = listFailed || cardsFailed;
  const isEmpty = kept !== null && kept.length === 0 && !cards?.length && !failed;
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
          {failed ? (
            <div className="mt-4">
              <Problem
                action={
                  <Button kind="text" onClick={() => (listFailed ? again() : void load())}>
                    {m.site.tryAgain}
                  </Button>
                }
              >
                {m.site.savedFailed}
              </Problem>
            </div>
          ) : cards ? null : (
            <p role="status" className="mt-4 text-ink-2">
              {m.site.loading}
            </p>
          )}
          <ul className="mt-6 grid gap-x-6 gap-y-9 sm:grid-cols-2 xl:grid-cols-4">
            {cards?.map((card) => (
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
