import type { GatewayEvent } from '../../adapters/payment-gateway.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { checkFits } from '../cards/index.ts';
import type { Difference } from '../gateway-alarms/index.ts';
import { eventDifferences, raiseAlarm } from '../gateway-alarms/index.ts';
import { applyGiftPayment } from '../gifts/index.ts';
import { applyPayment } from './apply-payment.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Takes a signed event once: its row and its effect are one transaction, so a doubled delivery changes nothing. */
export const receiveGatewayEvent: Handler<'receiveGatewayEvent'> = async (context, { request }) => {
  const { rawBody } = request as { rawBody?: Buffer };
  const event = context.gateway.verifyWebhook(rawBody ?? Buffer.alloc(0), request.headers);
  if (event === null) throw new Refused('signature_invalid');
  const fits = await transaction(context.pool, async (trx) => {
    if (!uuid.test(event.reference)) return alarm(trx, event, ['reference']);
    const { rowCount } = await trx.query(
      'insert into gateway_event (id, type, reference, payload) values ($1, $2, $3, $4) on conflict do nothing',
      [event.id, event.type, event.reference, JSON.stringify(event)],
    );
    return rowCount !== 1 || applyEvent(context, trx, event);
  });
  if (!fits) request.log.error({ event: event.id, reference: event.reference }, 'a gateway event does not fit');
  return { data: { received: true } };
};

/** False: it fits nothing that we know of, and an alarm was raised instead. */
async function applyEvent(context: Context, trx: Trx, event: GatewayEvent): Promise<boolean> {
  const contradictions = eventDifferences(event);
  const { rows } = await trx.query<{ what: 'payment' | 'check' | 'gift' }>(
    `select 'payment' as what from payment where id = $1 union all select 'check' from card_check where id = $1
     union all select 'gift' from gift_voucher where id = $1`,
    [event.reference],
  );
  if (rows[0] === undefined) return alarm(trx, event, ['reference']);
  if (contradictions.length > 0) return alarm(trx, event, contradictions);
  if (rows[0].what === 'payment') return applyPayment(context, trx, event.payment, 'event');
  if (rows[0].what === 'gift') return applyGiftPayment(context, trx, event.payment, 'event');
  return checkFits(trx, event.payment, 'event');
}

async function alarm(trx: Trx, { reference, payment }: GatewayEvent, fields: Difference[]): Promise<false> {
  const { rows } = await trx.query<{ id: string; restaurant_id: string }>(
    'select o.id, o.restaurant_id from payment p join orders o on o.id = p.order_id where p.id::text = $1',
    [reference],
  );
  const order = rows[0];
  await raiseAlarm(trx, {
    source: 'event',
    reference,
    fields,
    expected: null,
    told: payment,
    ...(order ? { order } : {}),
  });
  return false;
}
