import type { Handler } from '../../http/call.ts';
import { transaction } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';
import { applyPayment } from './apply-payment.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Takes a signed event once: its row and its effect are one transaction, so a doubled delivery changes nothing. */
export const receiveGatewayEvent: Handler<'receiveGatewayEvent'> = async (context, { request }) => {
  const { rawBody } = request as { rawBody?: Buffer };
  const event = context.gateway.verifyWebhook(rawBody ?? Buffer.alloc(0), request.headers);
  if (event === null) throw new Refused('signature_invalid');
  if (uuid.test(event.reference)) {
    await transaction(context.pool, async (trx) => {
      const { rowCount } = await trx.query(
        'insert into gateway_event (id, type, reference, payload) values ($1, $2, $3, $4) on conflict do nothing',
        [event.id, event.type, event.reference, JSON.stringify(event)],
      );
      if (rowCount === 1) await applyPayment(context, trx, event.payment);
    });
  }
  return { data: { received: true } };
};
