import Languages from 'lucide-react-native/icons/languages';
import { View } from 'react-native';
import { Button } from '../parts/button';
import { T } from '../parts/text';
import { space, useTheme } from '../theme/theme';
import { useWords } from '../words/words';
import type { Bill } from './use-bill';

/** The amount to pay, always visible, and the button for the waiter's view. */
export function BillSum({
  bill: { sum, bill },
  currency,
  desserts,
  onShow,
}: {
  bill: Bill;
  currency: string;
  desserts: boolean;
  onShow: () => void;
}) {
  const { colour } = useTheme();
  const { m, money } = useWords();
  const shown = (amount: number) => money({ amount, currency });
  const row = {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'flex-end',
    columnGap: space.s4,
  } as const;
  return (
    <>
      <View aria-live="polite" testID="bill-sum">
        <View style={row}>
          <T kind="small" tone="ink2">
            {m.bill.short.food}{' '}
            {sum.food > 0 ? (
              <T kind="small" tone="ink2" style={{ textDecorationLine: 'line-through' }}>
                {shown(sum.food)}
              </T>
            ) : null}{' '}
            <T kind="smallStrong">{shown(sum.foodDue)}</T>
          </T>
          <T kind="small" tone="ink2">
            {desserts ? m.bill.short.drinks : m.bill.short.drinksAndDesserts}{' '}
            <T kind="smallStrong">{shown(sum.rest)}</T>
          </T>
        </View>
        <View style={row}>
          <View>
            <T kind="strong">{m.bill.toPay}</T>
            {bill.people > 1 && sum.due > 0 ? (
              <T kind="small" tone="ink2">
                {m.bill.perPerson(shown(sum.perPerson), sum.about)}
              </T>
            ) : null}
          </View>
          <T kind="title" style={{ fontSize: 38, lineHeight: 44 }}>
            {shown(sum.due)}
          </T>
        </View>
      </View>
      <Button
        kind="brand"
        disabled={sum.due === 0}
        icon={<Languages color={colour.onBrand} size={20} />}
        onPress={onShow}
      >
        {m.bill.showWaiter}
      </Button>
    </>
  );
}
