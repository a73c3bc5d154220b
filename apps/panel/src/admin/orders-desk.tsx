import { orderStates, paymentStates } from '@metade/domain/order-life-cycle.ts';
import { Tag } from '@metade/ui/tag.tsx';
import { useCallback } from 'react';
import { CsvButton } from '../lists/csv-button.tsx';
import { ListHead } from '../lists/list-head.tsx';
import { useSession } from '../session/session.tsx';
import { hrefOf, useRoute } from '../shell/navigation.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../words/words.tsx';
import { useShown } from './file-parts.tsx';
import { FoundList } from './found-list.tsx';
import { OrderFile } from './order-file.tsx';
import { pageIn, pickIn, textIn } from '../shell/query-values.ts';
import { SearchForm } from './search-form.tsx';

/** The booking named in the address, or a search of all. */
export function OrdersDesk() {
  const id = useRoute().query.get('order');
  return id ? <OrderFile key={id} id={id} /> : <Search />;
}

function Search() {
  const { m, date } = useWords();
  const { call } = useSession();
  const { query } = useRoute();
  const { sum } = useShown();
  useTitle(m.desk.orders);
  const [text, restaurant, user, from, to] = ['text', 'restaurant', 'user', 'from', 'to'].map((name) =>
    textIn(query, name),
  );
  const state = pickIn(query, 'state', orderStates);
  const payment = pickIn(query, 'payment', paymentStates);
  const page = pageIn(query);
  const load = useCallback(
    () => call('findOrders', { query: { text, restaurant, user, state, payment, from, to, page } }),
    [call, text, restaurant, user, state, payment, from, to, page],
  );
  const { value, failed, again } = useLoaded(load);
  return (
    <>
      <ListHead title={m.desk.orders}>
        <CsvButton list="exportOrders" input={{ query: { text, restaurant, user, state, payment, from, to } }} />
      </ListHead>
      <SearchForm
        screen="orders"
        list="findOrders"
        kept={{ restaurant: restaurant ?? null, user: user ?? null }}
        fields={[
          { name: 'text', label: m.desk.orderText },
          { name: 'state', label: m.admin.state, options: orderStates.map((one) => [one, m.desk.orderStates[one]]) },
          {
            name: 'payment',
            label: m.desk.payment,
            options: paymentStates.map((one) => [one, m.desk.paymentStates[one]]),
          },
          { name: 'from', label: m.desk.mealFrom, type: 'date' },
          { name: 'to', label: m.desk.mealTo, type: 'date' },
        ]}
      />
      <FoundList
        screen="orders"
        label={m.desk.orders}
        found={value}
        failed={failed}
        again={again}
        href={(row) => hrefOf('orders', { order: row._id })}
      >
        {(row) => (
          <>
            <span className="min-w-0 break-words">
              <span className="text-lg font-semibold">{row.number}</span> <span>{row.restaurant.company_name}</span>
            </span>
            <span className="min-w-0 break-words text-ink-2">{row.diner ? row.diner.email : m.desk.guest}</span>
            <span className="text-ink-2">
              {date(row.date, 'past')}, {row.time}, {sum(row.price)}
            </span>
            <span className="flex flex-wrap gap-2">
              <Tag>{m.desk.orderStates[row.state]}</Tag>
              <Tag tone={row.payment_state === 'paid' ? 'ok' : 'neutral'}>
                {m.desk.paymentStates[row.payment_state]}
              </Tag>
            </span>
          </>
        )}
      </FoundList>
    </>
  );
}
