import { formatMoney } from '@metade/i18n/format-money.ts';
import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { useCallback } from 'react';
import { StateTag } from '../reservations/state-tag.tsx';
import { useSession } from '../session/session.tsx';
import { hrefOf, useRoute } from '../shell/navigation.tsx';
import { ListSkeleton, Pages, Unreachable } from '../shell/pages.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../words/words.tsx';

/** The bookings of a territory, the latest meal first, without who booked. */
export function BookingsScreen() {
  const { m, locale, mealTime, Date: dateWords } = useWords();
  const words = m.licensee.bookings;
  const { call } = useSession();
  const page = Math.max(1, Number(useRoute().query.get('page')) || 1);
  useTitle(words.title);
  const { value, failed, again } = useLoaded(
    useCallback(() => call('listTerritoryOrders', { query: { page } }), [call, page]),
  );
  return (
    <>
      <h1 className="text-dmd">{words.title}</h1>
      <p className="mb-5 text-ink-2">{words.text}</p>
      {failed ? <Unreachable again={again} /> : null}
      {!value && !failed ? <ListSkeleton /> : null}
      {value?.data.length === 0 ? <EmptyHalfPlate title={words.none} /> : null}
      {value && value.data.length > 0 ? (
        <>
          <ul className="border-t border-line">
            {value.data.map((order) => (
              <li key={order._id} className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line py-3">
                <span className="min-w-0 flex-1 basis-64">
                  <span className="block font-semibold break-words">{order.restaurant}</span>
                  <span className="block text-sm text-ink-2">
                    {dateWords(order.date, 'short')}, {mealTime(order)} · {words.people(order.people, order.places)}
                  </span>
                </span>
                <span className="text-sm text-ink-2">{order.number}</span>
                <span className="tabular-nums">{formatMoney(order.fee, locale)}</span>
                <StateTag state={order.state} />
              </li>
            ))}
          </ul>
          <Pages
            label={words.title}
            page={value.page}
            pages={value.pages}
            at={(at) => hrefOf('territoryBookings', { page: String(at) })}
          />
        </>
      ) : null}
    </>
  );
}
