import { randomBytes } from 'node:crypto';
import { voucherCode } from '@metade/domain/voucher.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { noteOrder } from '../orders/index.ts';
import { announceToTeam } from '../team-news/index.ts';
import type { OrderRow } from './payment-rows.ts';
import { topUpResold } from './top-up-resold.ts';

/** Creates the voucher of an order whose payment was captured. Draws another code on a collision within the restaurant. */
export async function issueVoucher(context: Context, trx: Trx, order: OrderRow): Promise<void> {
  for (;;) {
    const { rowCount } = await trx.query(
      `update orders set payment_state = 'paid', paid_at = coalesce(paid_at, now()), voucher_code = $2, voucher_token = $3
       where id = $1 and voucher_code is null
         and not exists (select 1 from orders other where other.restaurant_id = $4 and other.voucher_code = $2)`,
      [order.id, voucherCode(randomBytes(6)), randomBytes(24).toString('base64url'), order.restaurant_id],
    );
    if (rowCount === 1) break;
    const { rowCount: issued } = await trx.query('select 1 from orders where id = $1 and voucher_code is not null', [
      order.id,
    ]);
    if (issued === 1) return;
  }
  await noteOrder(trx, order.id, { as: 'gateway' });
  await topUpResold(context, trx, order);
  const mail = order.changes_order_id === null ? 'confirmed' : 'changed';
  await enqueue(trx, 'send_order_mail', { order: order.id, mail });
  // Restaurants that answer each booking have just accepted this one themselves.
  if (order.confirmation_mode === 'instant')
    await announceToTeam(trx, order.id, order.changes_order_id === null ? 'booked' : 'changed');
}
