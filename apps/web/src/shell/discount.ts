import { formatPercent } from '@metade/i18n/format-money.ts';
import { createContext, use } from 'react';
import { useWords } from '../words/words.tsx';

/** Whole percent off the food, by the rules in force. */
export const DiscountContext = createContext<number | null>(null);

/** What comes off the food: in words ("50 %"), and what is left to pay of an amount in minor units, in whole ones. */
export function useDiscount(): { off: string; left: (amount: number) => number } {
  const percent = use(DiscountContext);
  const { locale } = useWords();
  if (percent === null) throw new Error('useDiscount outside of DiscountContext');
  return {
    off: formatPercent(percent, locale),
    // As the menu's prices are made: half a cent is the diner's.
    left: (amount) => amount - Math.floor((amount * percent + 50) / 100),
  };
}
