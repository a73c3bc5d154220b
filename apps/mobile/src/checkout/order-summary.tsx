import type { Order } from '@metade/contracts/orders.ts';
import { View } from 'react-native';
import { T } from '../parts/text';
import { Thumb } from '../parts/thumb';
import { radius, space, useTheme } from '../theme/theme';
import { useWords } from '../words/words';

/** The table in three lines, beside its restaurant's picture. */
export function OrderSummary({ order }: { order: Order }) {
  const { colour } = useTheme();
  const { m, date } = useWords();
  const { cover, company_name } = order.restaurant;
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: space.s3,
        padding: space.s3,
        borderRadius: radius.card,
        backgroundColor: colour.surfaceSunk,
      }}
    >
      <Thumb picture={cover} />
      <View style={{ flex: 1 }}>
        <T kind="strong">{company_name}</T>
        <T
          kind="small"
          tone="ink2"
        >{`${date(order.date, 'short')}, ${order.time} · ${m.checkout.shortTable(order.places)}`}</T>
      </View>
    </View>
  );
}
