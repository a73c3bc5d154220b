import type { Handler } from '../../http/call.ts';
import { announceDelay } from '../orders/index.ts';
import { readVoucher } from './get-voucher.ts';

/** Whoever holds the voucher's link is at the table's party, and may say that it comes later. */
export const announceLateByVoucher: Handler<'announceLateByVoucher'> = async (context, { params, body }) => {
  const { order } = await readVoucher(context, params.token);
  await announceDelay(context, order, body.minutes);
  return { data: await readVoucher(context, params.token) };
};
