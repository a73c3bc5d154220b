import type { Voucher } from '@metade/contracts/orders.ts';

/** opens: not yet. late: after the tolerance, while a seat is still given. over: after that. */
export type VoucherPhase = 'used' | 'replaced' | 'cancelled' | 'no_show' | 'opens' | 'open' | 'late' | 'over';

type Timed = Pick<Voucher, 'state' | 'replaced_by' | 'opens_at' | 'tolerance_until' | 'seat_anyway_until'>;

/** now: the API's time in epoch ms, as far as the device knows it. */
export function voucherPhase(voucher: Timed, now: number): VoucherPhase {
  if (voucher.state === 'arrived' || voucher.state === 'completed') return 'used';
  if (voucher.state !== 'confirmed') return voucher.replaced_by ? 'replaced' : voucher.state;
  if (now < Date.parse(voucher.opens_at)) return 'opens';
  if (now <= Date.parse(voucher.tolerance_until)) return 'open';
  return now <= Date.parse(voucher.seat_anyway_until) ? 'late' : 'over';
}
