import type { PersonRequest } from '@metade/contracts/person-requests.ts';
import { useShown } from '../admin/file-parts.tsx';
import { useWords } from '../words/words.tsx';

/** What is given, as a sum or a count of vouchers; null of what is no gift. */
export function useGiftWords(): (gift: Pick<PersonRequest, 'amount' | 'count'>) => string | null {
  const { m } = useWords();
  const { sum } = useShown();
  return ({ amount, count }) => (amount ? sum(amount) : count ? m.person.vouchers(count) : null);
}
