import type { NameAndPlace } from '@metade/domain/proposal.ts';
import { changedFields } from '@metade/domain/proposal.ts';
import { toIso } from '@metade/domain/time.ts';
import type { Context } from '../../context.ts';
import { toCome } from '../../db/order-states.ts';
import { enqueue } from '../../jobs/enqueue.ts';

/** A corrected pin or district sends nobody to another place. */
const unremarkable = new Set<string>(['location', 'district']);

/** Enqueues a message to each diner with an upcoming booking made before the move was approved. */
export async function tellDinersOfMove(context: Context, proposal: string): Promise<void> {
  const { rows } = await context.pool.query<{ before: NameAndPlace; after: NameAndPlace; orders: string[] }>(
    `select p.before, p.after, array(
       select o.id from orders o
       where o.restaurant_id = p.restaurant_id and o.state in ${toCome} and o.user_id is not null
         and o.created_at < p.decided_at and o.starts_at > $2 order by o.starts_at) as orders
     from house_proposal p where p.id = $1 and p.state = 'approved'`,
    [proposal, toIso(context.now())],
  );
  for (const { before, after, orders } of rows) {
    if (changedFields(before, after).every((field) => unremarkable.has(field))) continue;
    for (const order of orders)
      await enqueue(
        context.pool,
        'send_order_mail',
        { order, mail: 'moved', proposal },
        { key: `moved ${proposal} ${order}` },
      );
  }
}
