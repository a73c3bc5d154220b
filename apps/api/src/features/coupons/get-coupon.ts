import type { Context } from '../../context.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { readCoupons } from './coupon-reads.ts';
import { readWeeks } from './coupon-weeks.ts';

export const getCoupon: Handler<'getCoupon'> = async (context, { params }) => ({
  data: await couponFile(context, params.id),
});

/** Throws not_found. */
export async function couponFile(context: Context, id: string) {
  const [found] = await readCoupons(context.pool, { id }, { limit: 1, offset: 0 }, context.now());
  if (found === undefined) throw new Refused('not_found');
  return { ...found, weeks: await readWeeks(context.pool, [id], context.now()) };
}
