import { randomUUID } from 'node:crypto';
import { claimEndsAt } from '@metade/domain/discount-claim.ts';
import { fromIso } from '@metade/domain/time.ts';
import { decodePicture } from '../../adapters/decode-picture.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { Refused } from '../../refused.ts';
import { marketOfOrder, readOrder } from '../orders/index.ts';
import { announceToTeam } from '../team-news/index.ts';

/** "The 50 % was not applied": what was charged, in words and with a picture of the bill, once per meal. */
export const claimDiscount: Handler<'claimDiscount'> = async (context, { params, body, file, session }) => {
  const order = await readOrder(context, params.id, session);
  const { settings } = await marketOfOrder(context, context.pool, params.id);
  if (order.claim) throw new Refused('claim_exists');
  if (order.arrived_at === null || (order.state !== 'arrived' && order.state !== 'completed'))
    throw new Refused('order_state', { state: order.state });
  if (context.now() > claimEndsAt(fromIso(order.arrived_at), settings)) throw new Refused('claim_too_late');
  // Bills are read, so they keep more of their size than portraits.
  const picture = await decodePicture(file, (image) =>
    image.resize(2000, 2000, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 82 }).toBuffer(),
  );
  const photo = `claims/${randomUUID()}.webp`;
  await context.files.put(photo, picture);
  const kept = await transaction(context.pool, async (trx) => {
    const { rowCount } = await trx.query(
      'insert into discount_claim (order_id, user_id, text, charged, food, photo) values ($1, $2, $3, $4, $5, $6) on conflict do nothing',
      [params.id, session.userId, body.text, body.charged, body.food, photo],
    );
    if (rowCount === 1) {
      await enqueue(trx, 'send_order_mail', { order: params.id, mail: 'claim_received' });
      await announceToTeam(trx, params.id, 'claim');
    }
    return rowCount === 1;
  }).catch(async (error: unknown) => {
    await context.files.remove(photo);
    throw error;
  });
  if (!kept) {
    await context.files.remove(photo);
    throw new Refused('claim_exists');
  }
  return { data: await readOrder(context, params.id, session) };
};
