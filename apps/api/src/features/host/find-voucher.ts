import type { Handler } from '../../http/call.ts';
import { toBooking } from './booking.ts';
import { bookingOfVoucher } from './voucher-key.ts';

/** Looks up a voucher without using it. Used and cancelled ones are found too, with their state. */
export const findVoucher: Handler<'findVoucher'> = async (context, { restaurant, body }) => {
  const { row } = await bookingOfVoucher(context, restaurant, body.code);
  const { settings } = await context.markets.marketOf(row);
  return { data: toBooking(row, settings, context.now()) };
};
