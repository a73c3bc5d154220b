import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { recordChange } from '../audit-log/index.ts';

/** Coupons are never deleted: past uses must stay explained. */
export const switchCoupons: Handler<'switchCoupons'> = async (context, { body, session }) => {
  const { coupons, active, reason } = body;
  const switched = await transaction(context.pool, async (trx) => {
    const { rows } = await trx.query<{ id: string; code: string }>(
      `update coupon set active = $2, version = version + 1
       where id in (select id from coupon where id = any ($1) and active <> $2 order by id for no key update) returning id, code`,
      [coupons, active],
    );
    for (const { id, code } of rows)
      await recordChange(trx, {
        by: { id: session.userId, role: 'admin' },
        what: active ? 'coupon.resumed' : 'coupon.paused',
        subject: id,
        after: { code, ...(reason === undefined ? {} : { reason }) },
      });
    return rows.map(({ id }) => id);
  });
  return { data: { switched } };
};
