import type { Order } from '@metade/contracts/orders.ts';
import { cardName } from '@metade/i18n/card-words.ts';
import { feeParts } from '@metade/i18n/fee-parts.ts';
import { formatTime } from '@metade/i18n/format-date.ts';
import { View } from 'react-native';
import { T } from '../parts/text';
import { Section } from '../restaurant/section';
import { space } from '../theme/theme';
import { useWords } from '../words/words';

/** Number, when, where, table, payment and note of a booking. */
export function OrderFacts({ order }: { order: Order }) {
  const { m, money, Date: dateWords } = useWords();
  const { restaurant, parts, payment } = order;
  const { street, number, zip, city, district } = restaurant.address;
  const until = new Date(Date.parse(order.starts_at) + order.tolerance_minutes * 60_000).toISOString();
  const place = [[zip, city].filter(Boolean).join(' '), district].filter(Boolean).join(', ');
  const card = payment?.card && parts.card.amount > 0 ? cardName(payment.card, m) : '';
  return (
    <Section title={m.checkout.summary} inset={false}>
      <Fact name={m.orders.number} value={order.number} />
      <Fact
        name={m.orders.when}
        value={`${dateWords(order.date, 'year')}, ${order.time}`}
        notes={[m.orders.tolerance(formatTime(until, restaurant.time_zone))]}
      />
      <Fact name={m.orders.where} value={[street, number].filter(Boolean).join(' ')} notes={[place]} />
      <Fact name={m.orders.table} value={m.orders.tableFor(order.places)} notes={[m.site.people(order.people)]} />
      <Fact
        name={m.orders.payment}
        value={money(order.price)}
        notes={[
          ...feeParts(parts, m).map(({ name, sum }) => `${name}: ${money(sum)}`),
          [m.orders.payments[order.payment_state], card].filter(Boolean).join(' · '),
        ]}
      />
      {order.note ? <Fact name={m.orders.note} value={order.note} /> : null}
    </Section>
  );
}

function Fact({ name, value, notes = [] }: { name: string; value: string; notes?: readonly string[] }) {
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space.s3 }}>
      <T kind="small" tone="ink2">
        {name}
      </T>
      <View style={{ flexShrink: 1, alignItems: 'flex-end' }}>
        <T kind="smallStrong" style={{ textAlign: 'right' }}>
          {value}
        </T>
        {notes.filter(Boolean).map((note) => (
          <T key={note} kind="caption" tone="ink2" style={{ textAlign: 'right' }}>
            {note}
          </T>
        ))}
      </View>
    </View>
  );
}
