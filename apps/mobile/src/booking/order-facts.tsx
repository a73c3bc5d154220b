import type { Order } from '@metade/contracts/orders.ts';
import { View } from 'react-native';
import { T } from '../parts/text';
import { Section } from '../restaurant/section';
import { space } from '../theme/theme';
import { useWords } from '../words/words';

/** Number, table, note and fee of a booking. */
export function OrderFacts({ order }: { order: Order }) {
  const { m, money } = useWords();
  return (
    <Section title={m.orders.when} inset={false}>
      <Fact name={m.orders.number} value={order.number} />
      <Fact name={m.orders.table} value={m.orders.tableFor(order.places)} />
      {order.note ? <Fact name={m.orders.note} value={order.note} /> : null}
      <Fact name={m.checkout.fee} value={money(order.price)} />
    </Section>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space.s3 }}>
      <T kind="small" tone="ink2">
        {name}
      </T>
      <T kind="smallStrong" style={{ flexShrink: 1 }}>
        {value}
      </T>
    </View>
  );
}
