import type { Settings } from './settings.ts';
import { dayMs } from './time.ts';

/** Epoch ms until which the diner may claim that the discount was not given. */
export function claimEndsAt(arrivedAt: number, settings: Pick<Settings, 'claimDays'>): number {
  return arrivedAt + settings.claimDays * dayMs;
}

/**
 * What an accepted claim credits, in minor units: what was paid for the voucher in money of any kind. broughtFree: of what a
 * changed booking had brought, what a coupon or a free voucher had paid.
 */
export function claimCredit(order: {
  price: number;
  coupon: number;
  freeVoucher: number;
  broughtFree: number;
  /** What an admin had sent back before. */
  goodwill: number;
}): number {
  return order.price - order.coupon - order.freeVoucher - order.broughtFree - order.goodwill;
}

/**
 * What a bill took too much, in minor units: the half of its food that was not given, an odd cent in the diner's favour, never
 * more than was charged above that half, nor than the guarantee's limit. food: at full price; null when nobody said.
 */
export function guaranteeOf(
  { food, charged }: { food: number | null; charged: number },
  settings: Pick<Settings, 'discountPercent' | 'guaranteeMax'>,
): number {
  if (food === null) return 0;
  const due = Math.floor((food * (100 - settings.discountPercent)) / 100);
  return Math.max(0, Math.min(food - due, charged - due, settings.guaranteeMax));
}

/** The share of arrived orders without an accepted claim, in percent, rounded down so that one failure shows; null for too few. */
export function honourRate(
  counts: { arrived: number; failed: number },
  settings: Pick<Settings, 'honourMinOrders'>,
): number | null {
  if (counts.arrived < settings.honourMinOrders || counts.arrived === 0) return null;
  return Math.floor((100 * (counts.arrived - counts.failed)) / counts.arrived);
}
