import type { PersonRequest } from '@metade/contracts/person-requests.ts';
import { useShown } from '../admin/file-parts.tsx';
import { useWords } from '../words/words.tsx';

/** A gift as an amount or a number of vouchers; null for any other request. */
export function useGiftWords(): (gift: Pick<PersonRequest, 'amount' | 'count'>) => string | null {
  const { m } = useWords();
  const { sum } = useShown();
  return ({ amount, count }) => (amount ? sum(amount) : count ? m.person.vouchers(count) : null);
}
