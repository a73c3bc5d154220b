import type { Booking } from '@metade/contracts/host.ts';

type Used = Pick<Booking, 'arrived_by' | 'arrived_how'>;

type UsedWords = {
  usedAt: (time: string) => string;
  usedBy: (time: string, name: string) => string;
  usedByPin: (time: string) => string;
};

/** When a voucher was used, and by whom as far as is known: a step that waits to be sent does not say. */
export function usedWords({ arrived_by, arrived_how }: Used, time: string, words: UsedWords): string {
  if (arrived_how === 'pin') return words.usedByPin(time);
  return arrived_by ? words.usedBy(time, arrived_by) : words.usedAt(time);
}
