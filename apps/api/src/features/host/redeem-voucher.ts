import type { Handler } from '../../http/call.ts';
import { firstSubject } from '../../http/idempotency.ts';
import { answerBooking } from './answer-booking.ts';
import { seatParty } from './seat-party.ts';
import { bookingOfVoucher } from './voucher-key.ts';

/** Uses a voucher by its code or QR. */
export const redeemVoucher: Handler<'redeemVoucher'> = async (context, { restaurant, body, session, role, claim }) => {
  // A code is refused on another day; a repeated redemption is not.
  const first = await firstSubject(context.pool, claim);
  if (first !== null) return answerBooking(context, restaurant, first);
  const { row, how } = await bookingOfVoucher(context, restaurant, body.code);
  return seatParty(context, {
    restaurant,
    order: row.id,
    by: { id: session.userId, role },
    seatAnyway: body.seat_anyway,
    how,
    claim,
  });
};
