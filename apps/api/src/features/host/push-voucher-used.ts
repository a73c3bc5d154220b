import { hourMs } from '@metade/domain/time.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/transaction.ts';
import { writePushIn } from '../push/index.ts';

/** Tells a diner's devices, once, that the voucher is used. */
export async function pushVoucherUsed(trx: Trx, context: Context, order: string): Promise<void> {
  const { rows } = await trx.query<{ user_id: string; company_name: string; time_zone: string }>(
    `select u.id as user_id, r.company_name, r.time_zone
     from orders o join app_user u on u.id = o.user_id join restaurant r on r.id = o.restaurant_id where o.id = $1`,
    [order],
  );
  const row = rows[0];
  if (row === undefined) return;
  await writePushIn(trx, context, {
    key: `order ${order} voucher_used`,
    user: row.user_id,
    kind: 'voucher',
    notice: { notice: 'voucher_used', restaurant: row.company_name },
    link: `/infos-reserve/${order}`,
    zone: row.time_zone,
    urgent: true,
    staleAt: context.now() + 2 * hourMs,
  });
}
