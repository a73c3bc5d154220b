import type { Handler } from '../../http/call.ts';
import { announceDelay } from '../orders/index.ts';
import { readVoucher } from './get-voucher.ts';

/** Whoever has the voucher's link belongs to the party and may announce a delay. */
export const announceLateByVoucher: Handler<'announceLateByVoucher'> = async (context, { params, body }) => {
  const { order } = await readVoucher(context, params.token);
  await announceDelay(context, order, body.minutes);
  return { data: await readVoucher(context, params.token) };
};
