import { foodDue } from './right-bill.ts';
import type { Settings } from './settings.ts';
import { dayMs } from './time.ts';

/** Epoch ms until which the diner may claim that the discount was not given. */
export function claimEndsAt(arrivedAt: number, settings: Pick<Settings, 'claimDays'>): number {
  return arrivedAt + settings.claimDays * dayMs;
}

/**
 * What an accepted claim returns, in minor units: the money paid for the voucher, of any kind. broughtFree: of what a changed
 * booking had brought, the part that coupon or free voucher had paid.
 */
export function claimCredit(order: {
  price: number;
  coupon: number;
  freeVoucher: number;
  broughtFree: number;
  /** What an admin had refunded before. */
  goodwill: number;
}): number {
  return order.price - order.coupon - order.freeVoucher - order.broughtFree - order.goodwill;
}

/**
 * What a bill overcharged, in minor units: the missing discount on its food, an odd cent in the diner's favour; never more than was
 * charged above the discounted price, nor than the guarantee's limit. food: at full price; null when unknown.
 */
export function guaranteeOf(
  { food, charged }: { food: number | null; charged: number },
  settings: Pick<Settings, 'discountPercent' | 'guaranteeMax'>,
): number {
  if (food === null) return 0;
  const due = foodDue(food, settings);
  return Math.max(0, Math.min(food - due, charged - due, settings.guaranteeMax));
}

/** Arrived orders without an accepted claim, in percent, rounded down so that one failure shows; null for too few. */
export function honourRate(
  counts: { arrived: number; failed: number },
  settings: Pick<Settings, 'honourMinOrders'>,
): number | null {
  if (counts.arrived < settings.honourMinOrders || counts.arrived === 0) return null;
  return Math.floor((100 * (counts.arrived - counts.failed)) / counts.arrived);
}
