import { randomBytes } from 'node:crypto';
import { voucherCode } from '@metade/domain/voucher.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/transaction.ts';
import { enqueueAll } from '../../jobs/enqueue.ts';
import { markPaid, transitionOrder } from '../orders/index.ts';
import { announceToTeam } from '../team-news/index.ts';
import type { OrderRow } from './payment-rows.ts';
import { topUpResold } from './top-up-resold.ts';

/**
 * Creates the voucher of an order whose payment was captured; with an action, in the statement that confirms it. Draws another code on
 * a collision within the restaurant.
 */
export async function issueVoucher(
  context: Context,
  trx: Trx,
  order: OrderRow,
  action: 'confirm' | 'revive' | null = null,
): Promise<void> {
  const draw = () => ({ code: voucherCode(randomBytes(6)), token: randomBytes(24).toString('base64url') });
  const issue = (voucher: ReturnType<typeof draw>) =>
    action === null
      ? markPaid(trx, order.id, voucher)
      : transitionOrder(trx, order.id, {
          action,
          from: order.state,
          to: 'confirmed',
          as: 'gateway',
          set: { payment_state: 'authorized' },
          voucher,
        });
  while (!(await issue(draw()))) {
    const { rowCount: issued } = await trx.query('select 1 from orders where id = $1 and voucher_code is not null', [
      order.id,
    ]);
    if (issued === 1) return;
  }
  if (order.after_cancelled) await topUpResold(context, trx, order);
  const isNew = order.changes_order_id === null;
  const mail = {
    name: 'send_order_mail',
    payload: { order: order.id, mail: isNew ? 'confirmed' : 'changed' },
  } as const;
  // Restaurants that answer each booking have just accepted this one themselves.
  if (order.confirmation_mode !== 'instant') return enqueueAll(trx, [mail]);
  await announceToTeam(trx, order.id, isNew ? 'booked' : 'changed', { jobs: [mail] });
}
