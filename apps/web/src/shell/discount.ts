import { formatPercent } from '@metade/i18n/format-money.ts';
import { createContext, use, useMemo } from 'react';
import { useWords } from '../words/words.tsx';

/** The current discount on the food, in whole percent. */
export const DiscountContext = createContext<number | null>(null);

/** The discount: in words ("50 %"), and what is left to pay of an amount, in minor units. */
export function useDiscount(): { off: string; left: (amount: number) => number } {
  const percent = use(DiscountContext);
  const { locale } = useWords();
  if (percent === null) throw new Error('useDiscount outside of DiscountContext');
  return useMemo(
    () => ({
      off: formatPercent(percent, locale),
      // As in the menu's prices: half a cent is rounded in the diner's favour.
      left: (amount) => amount - Math.floor((amount * percent + 50) / 100),
    }),
    [percent, locale],
  );
}
