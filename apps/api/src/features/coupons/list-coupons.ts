import { adminPageSize } from '../../db/admin-search.ts';
import type { Handler } from '../../http/call.ts';
import { paged } from '../../http/paged.ts';
import { countCoupons, findCoupons, readCampaigns, readCoupons } from './coupon-reads.ts';
import { readSums, readWeeks } from './coupon-weeks.ts';

export const listCoupons: Handler<'listCoupons'> = async (context, { query }) => {
  const { text, state, page } = query;
  const now = context.now();
  const at = { limit: adminPageSize, offset: (page - 1) * adminPageSize };
  const [rows, counts, running, campaigns] = await Promise.all([
    readCoupons(context.pool, { text, state }, at, now),
    countCoupons(context.pool, { text }, now),
    findCoupons(context.pool, { text, state: 'running' }, now),
    readCampaigns(context.pool),
  ]);
  const [weeks, sums] = await Promise.all([readWeeks(context.pool, running, now), readSums(context.pool, running)]);
  return {
    ...paged(rows, page, state === undefined ? counts.all : counts[state], adminPageSize),
    counts,
    weeks,
    sums,
    campaigns,
  };
};
