import type { Settings } from './settings.ts';
import { dayMs } from './time.ts';

/**
 * Credit of one diner in one currency that ends at one instant (epoch ms). A ledger's lines are of the same shape: positive
 * when credit comes, negative when it goes, each under the end of the credit that it brings or takes.
 */
export type CreditLot = { amount: number; expiresAt: number };

/** What is left of each lot, the one that ends first before the others. Lots that are used up are left out. */
export function creditLots(entries: readonly CreditLot[]): CreditLot[] {
  const left = new Map<number, number>();
  for (const { amount, expiresAt } of entries) left.set(expiresAt, (left.get(expiresAt) ?? 0) + amount);
  return [...left]
    .map(([expiresAt, amount]) => ({ amount, expiresAt }))
    .filter(({ amount }) => amount !== 0)
    .sort((a, b) => a.expiresAt - b.expiresAt);
}

/** What may be spent at an instant, in minor units. */
export function creditBalance(entries: readonly CreditLot[], now: number): number {
  return total(liveLots(entries, now));
}

/** Which lots pay `wanted`, the oldest first; less than wanted when there is less. Amounts are positive. */
export function drawCredit(entries: readonly CreditLot[], wanted: number, now: number): CreditLot[] {
  let open = Math.max(0, wanted);
  return liveLots(entries, now).flatMap(({ amount, expiresAt }) => {
    const taken = Math.min(amount, open);
    open -= taken;
    return taken > 0 ? [{ amount: taken, expiresAt }] : [];
  });
}

/** What has ended with something left. */
export function endedCredit(entries: readonly CreditLot[], now: number): CreditLot[] {
  return creditLots(entries).filter(({ expiresAt }) => expiresAt <= now);
}

/**
 * When credit, or a free voucher, ends that comes back from a booking: as it would have, but never before the diner has had
 * a fair time to use it.
 */
export function returnsUntil(expiresAt: number, now: number, settings: Pick<Settings, 'returnedMinDays'>): number {
  return expiresAt > now ? expiresAt : now + settings.returnedMinDays * dayMs;
}

function liveLots(entries: readonly CreditLot[], now: number): CreditLot[] {
  return creditLots(entries).filter(({ expiresAt, amount }) => expiresAt > now && amount > 0);
}

function total(lots: readonly CreditLot[]): number {
  return lots.reduce((sum, { amount }) => sum + amount, 0);
}
