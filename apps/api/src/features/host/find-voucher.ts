import type { Handler } from '../../http/call.ts';
import { toBooking } from './booking.ts';
import { bookingOfVoucher } from './voucher-key.ts';

/** Whose voucher this is, without using it. One that was used or cancelled is found too: its state says so. */
export const findVoucher: Handler<'findVoucher'> = async (context, { restaurant, body }) => {
  const { row } = await bookingOfVoucher(context, restaurant, body.code);
  const { settings } = await context.markets.marketOf(row);
  return { data: toBooking(row, settings, context.now()) };
};
