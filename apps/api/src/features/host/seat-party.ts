import type { Booking } from '@metade/contracts/host.ts';
import type { Settings } from '@metade/domain/settings.ts';
import { fromIso, localDateAt, localTimeAt } from '@metade/domain/time.ts';
import { redeemVerdict } from '@metade/domain/lateness.ts';
import type { Context } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import type { Claim } from '../../http/idempotency.ts';
import { doneBefore } from '../../http/idempotency.ts';
import { Refused } from '../../refused.ts';
import type { Change } from '../audit-log/index.ts';
import { enqueueMealPoints } from '../rewards/index.ts';
import { windowOf } from '../orders/index.ts';
import { answerBooking } from './answer-booking.ts';
import { asLookedAt, hasVoucher } from './booking.ts';
import type { BookingRow } from './booking-reads.ts';
import { readBooking } from './booking-reads.ts';
import { moveOrder } from './move-order.ts';
import { pushVoucherUsed } from './push-voucher-used.ts';

export type Party = {
  restaurant: string;
  order: string;
  /** Id null: a waiter with the restaurant's PIN. */
  by: NonNullable<Change['by']>;
  seatAnyway: boolean;
  how: 'list' | 'code' | 'qr' | 'pin';
  claim: Claim | null;
};

/** Uses a booking's voucher, once: later callers are told when and by whom it was used. */
export async function seatParty(context: Context, party: Party): Promise<{ data: Booking }> {
  const system = await context.markets.settings();
  const { row, settings, now } = await readSeating(context, party);
  await transaction(context.pool, async (trx) => {
    if (await doneBefore(trx, party, party.order)) return;
    refuseThis(row, settings, now, party.seatAnyway);
    const seated = await moveOrder(trx, 'redeem', {
      restaurant: party.restaurant,
      order: party.order,
      by: party.by,
      at: now,
      set: { arrived_how: party.how },
      only: asLookedAt(row),
      data: { how: party.how, seatAnyway: party.seatAnyway },
    });
    if (seated) {
      await pushVoucherUsed(trx, context, party.order);
      return enqueueMealPoints(trx, party.order, now, system);
    }
    const changed = await readBooking(trx, party.restaurant, party.order);
    refuseThis(changed, settings, now, party.seatAnyway);
    throw new Refused('order_state', { state: changed.state });
  });
  return answerBooking(context, party.restaurant, party.order);
}

/** Throws the reason why a booking's party cannot be seated now. */
export async function refuseUnlessSeatable(context: Context, party: Party): Promise<void> {
  const { row, settings, now } = await readSeating(context, party);
  refuseThis(row, settings, now, party.seatAnyway);
}

async function readSeating(context: Context, { restaurant, order }: Party) {
  const now = context.now();
  const row = await readBooking(context.pool, restaurant, order);
  const { settings } = await context.markets.marketOf(row);
  return { row, settings, now };
}

function refuseThis(row: BookingRow, settings: Settings, now: number, seatAnyway: boolean): void {
  if (row.arrived_at !== null && (row.state === 'arrived' || row.state === 'completed')) {
    throw new Refused('voucher_already_used', {
      at: readable(fromIso(row.arrived_at), row, now),
      by: row.arrived_by_name,
      how: row.arrived_how,
      instant: row.arrived_at,
    });
  }
  if (row.state !== 'confirmed' && row.state !== 'awaiting_restaurant') {
    throw new Refused('order_state', { state: row.state });
  }
  if (row.state !== 'confirmed' || !hasVoucher(row)) throw new Refused('voucher_not_available');
  const window = windowOf(row, settings);
  const verdict = redeemVerdict(window, now);
  if (verdict === 'too_early') {
    throw new Refused('voucher_too_early', {
      opensAt: readable(window.opensAt, row, now),
      instant: new Date(window.opensAt).toISOString(),
    });
  }
  if (verdict === 'over') throw new Refused('voucher_over', { seatAnyway: false });
  if (verdict === 'seat_anyway' && !seatAnyway) throw new Refused('voucher_over', { seatAnyway: true });
}

/** By the restaurant's clock: `HH:mm` today, with the date on another day. */
function readable(ms: number, { time_zone }: BookingRow, now: number): string {
  const time = localTimeAt(ms, time_zone);
  const date = localDateAt(ms, time_zone);
  return date === localDateAt(now, time_zone) ? time : `${date} ${time}`;
}
