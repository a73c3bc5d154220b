import type { SlotOfferView } from '@metade/contracts/restaurants.ts';
import { Button, buttonClass } from '@metade/ui/button.tsx';
import { memo } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import type { RestaurantData } from './restaurant-data.server.ts';
import { useWords } from '../words/words.tsx';

/**
 * A phone's booking bar: the selected table with its hold button, else a link to the times. For a table held already, a link to its
 * checkout.
 */
export const BookingBar = memo(function BookingBar({
  data,
  chosen,
  saving,
  onOpen,
}: {
  data: RestaurantData;
  chosen: SlotOfferView | undefined;
  saving: { amount: number; currency: string } | null;
  /** Opens the sheet with all times. */
  onOpen: () => void;
}) {
  const { m, money, time } = useWords();
  const navigation = useNavigation();
  const busy = navigation.state !== 'idle' && navigation.formMethod === 'POST';
  const cheapest = data.restaurant.prices.map((entry) => entry.price).toSorted((a, b) => a.amount - b.amount)[0];
  const times = (className: string, label: string) => (
    <a
      href="#reservar"
      onClick={(event) => {
        event.preventDefault();
        onOpen();
      }}
      className={className}
    >
      {label}
    </a>
  );
  const own = data.held.find((one) => one.date === data.date && one.slot === (chosen?.slot ?? data.slot));
  const shown = own ?? chosen;
  return (
    <div
      data-bar="booking"
      className="no-print fixed inset-x-0 bottom-0 z-30 border-t border-line bg-page px-(--page-pad) pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] lg:hidden"
    >
      <div className="mx-auto flex max-w-3xl items-center gap-4">
        {shown ? (
          <>
            <div className="min-w-0 flex-1">
              <p className="font-semibold">
                {time(shown)} · {m.checkout.shortTable(shown.places)}
              </p>
              <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
                {money(shown.price)}
                {times('text-link inline-flex min-h-6 items-center', m.restaurant.otherHour)}
              </p>
            </div>
            {own ? (
              <Link to={`/checkout?order=${own.order}`} className={buttonClass('brand', 'lg')}>
                {m.restaurant.continue}
              </Link>
            ) : (
              <Form method="post" preventScrollReset>
                <HoldFields data={data} />
                <input type="hidden" name="slot" value={shown.slot} />
                <Button type="submit" kind="brand" size="lg" busy={busy}>
                  {m.restaurant.continue}
                </Button>
              </Form>
            )}
          </>
        ) : (
          <>
            <div className="min-w-0 flex-1">
              {cheapest ? <p className="font-semibold">{m.site.from(money(cheapest))}</p> : null}
              {saving ? (
                <p className="text-xs text-ink-2">{m.restaurant.savesFor(money(saving, 'short'), data.people)}</p>
              ) : null}
            </div>
            {times(buttonClass('brand', 'lg'), m.restaurant.chooseHour)}
          </>
        )}
      </div>
    </div>
  );
});

/** What a table is held for, besides its time. */
export function HoldFields({ data }: { data: RestaurantData }) {
  return (
    <>
      <input type="hidden" name="restaurant" value={data.restaurant._id} />
      <input type="hidden" name="date" value={data.date} />
      <input type="hidden" name="people" value={data.people} />
    </>
  );
}
