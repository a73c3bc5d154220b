import type { Order } from '@metade/contracts/orders.ts';
import { foodDue } from '@metade/domain/right-bill.ts';
import Utensils from 'lucide-react-native/icons/utensils';
import { View } from 'react-native';
import { T } from '../parts/text';
import { useSite } from '../site/site';
import { radius, space, useTheme } from '../theme/theme';
import { useWords } from '../words/words';

/** About what the food will cost at the restaurant, by its average; nothing where that is not known. */
export function FoodEstimate({ order: { ticket_avg: average, people } }: { order: Order }) {
  const { colour } = useTheme();
  const { m, money } = useWords();
  const { config } = useSite();
  if (!average || !config) return null;
  const full = { ...average, amount: average.amount * people };
  const due = { ...full, amount: foodDue(full.amount, config.settings) };
  return (
    <View
      style={{
        flexDirection: 'row',
        gap: space.s3,
        padding: space.s4,
        borderRadius: radius.card,
        backgroundColor: colour.okSoft,
      }}
    >
      <Utensils color={colour.okInk} size={20} strokeWidth={1.9} />
      <T kind="small" tone="okInk" style={{ flex: 1 }}>
        {m.checkout.estimate(money(due, 'short'), money(full, 'short'))}
      </T>
    </View>
  );
}
