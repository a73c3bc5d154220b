import type { Handler } from '../../http/call.ts';
import { seatParty } from './seat-party.ts';
import { bookingOfVoucher } from './voucher-key.ts';

/** Uses a voucher by its code or QR. */
export const redeemVoucher: Handler<'redeemVoucher'> = async (
  context,
  { restaurant, body, session, role, idempotencyKey },
) => {
  const { row, how } = await bookingOfVoucher(context, restaurant, body.code);
  return seatParty(context, {
    restaurant,
    order: row.id,
    by: { id: session.userId, role },
    seatAnyway: body.seat_anyway,
    how,
    key: idempotencyKey,
  });
};
