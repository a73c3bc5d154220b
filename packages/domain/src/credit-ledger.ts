import type { Settings } from './settings.ts';
import { dayMs } from './time.ts';

/**
 * A diner's credit in one currency with one expiry (epoch ms). Ledger entries have the same shape: positive when credit is added,
 * negative when it is used, each with the expiry of the credit concerned.
 */
export type CreditLot = { amount: number; expiresAt: number };

/** What is left of each lot, next to expire first. Used-up lots are left out. */
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

/** Which lots pay `wanted`, next to expire first; less than wanted when there is less. Amounts are positive. */
export function drawCredit(entries: readonly CreditLot[], wanted: number, now: number): CreditLot[] {
  let open = Math.max(0, wanted);
  return liveLots(entries, now).flatMap(({ amount, expiresAt }) => {
    const taken = Math.min(amount, open);
    open -= taken;
    return taken > 0 ? [{ amount: taken, expiresAt }] : [];
  });
}

/** Expired lots with something left. */
export function endedCredit(entries: readonly CreditLot[], now: number): CreditLot[] {
  return creditLots(entries).filter(({ expiresAt }) => expiresAt <= now);
}

/**
 * Expiry of credit, or a free voucher, returned from a booking: the old one, but never before the diner had a fair time to use it.
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
