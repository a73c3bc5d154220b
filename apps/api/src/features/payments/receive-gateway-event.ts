import type { IncomingHttpHeaders } from 'node:http';
import type { GatewayDisputeEvent } from '../../adapters/gateways/gateway-dispute.ts';
import type { GatewayRefundEvent } from '../../adapters/gateways/payment-gateway.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { Refused } from '../../refused.ts';
import { enqueueFollow } from '../card-disputes/index.ts';
import type { ReceivedEvent } from '../gateway-alarms/index.ts';
import { raiseAlarm } from '../gateway-alarms/index.ts';
import { applyToSubject, findSubject } from './payment-subject.ts';

/** Takes a signed event once: its row and its effect are one transaction, so a repeated delivery changes nothing. */
export const receiveGatewayEvent: Handler<'receiveGatewayEvent'> = async (context, { request }) => {
  const { rawBody } = request as { rawBody?: Buffer };
  const event = verified(context, rawBody ?? Buffer.alloc(0), request.headers);
  if (event === null) throw new Refused('signature_invalid');
  if (event !== 'other') {
    const fits = await transaction(context.pool, (trx) => take(context, trx, event));
    if (!fits) request.log.error({ event: event.id }, 'a gateway event does not fit');
  }
  return { data: { received: true } };
};

/** An event, and the gateway that signed it. */
type Signed = ReceivedEvent | ((GatewayRefundEvent | GatewayDisputeEvent) & { gateway: string });

/** 'other' when it is about nothing of ours, null when no gateway's signature fits. */
function verified({ gateways }: Context, rawBody: Buffer, headers: IncomingHttpHeaders): Signed | 'other' | null {
  for (const gateway of gateways.all) {
    const event = gateway.verifyWebhook(rawBody, headers);
    if (event !== null) return event === 'other' ? event : { ...event, gateway: gateway.name };
  }
  return null;
}

/** False when the event matches no known payment; an alarm is raised instead. */
async function take(context: Context, trx: Trx, event: Signed): Promise<boolean> {
  if (event.type === 'refund.changed') return askAboutRefund(trx, event);
  if (event.type === 'dispute.changed') return askAboutDispute(trx, event);
  const { gateway, reference, payment } = event;
  const subject = await findSubject(trx, reference);
  if (subject === undefined) {
    await raiseAlarm(trx, {
      gateway,
      source: 'event',
      reference,
      fields: ['reference'],
      expected: null,
      told: payment,
    });
    return false;
  }
  return !(await isNew(trx, event, reference)) || applyToSubject(context, trx, subject, payment, event);
}

async function isNew(trx: Trx, event: Pick<Signed, 'gateway' | 'id' | 'type'>, reference: string): Promise<boolean> {
  const { gateway, id, type } = event;
  const { rowCount } = await trx.query(
    'insert into gateway_event (gateway, id, type, reference, payload) values ($1, $2, $3, $4, $5) on conflict do nothing',
    [gateway, id, type, reference, JSON.stringify(event)],
  );
  return rowCount === 1;
}

/** The event is believed in nothing: the job that made the refund asks the gateway how it stands. */
async function askAboutRefund(trx: Trx, event: GatewayRefundEvent & { gateway: string }): Promise<true> {
  const { gateway, refundReference: reference } = event;
  const { rows } = await trx.query<{ refund: string | null; gift: string | null }>(
    `select r.id as refund, null as gift from refund r join payment p on p.id = r.payment_id where coalesce(r.reference, r.id)::text = $1 and p.gateway = $2
     union all select null, id from gift_voucher where refund_id::text = $1 and gateway = $2`,
    [reference, gateway],
  );
  const [{ refund, gift } = { refund: null, gift: null }] = rows;
  if (rows.length === 0 || !(await isNew(trx, event, reference))) return true;
  if (refund !== null) await enqueue(trx, 'refund_payment', { refund }, { key: `refund ${refund}` });
  if (gift !== null) await enqueue(trx, 'refund_gift', { gift }, { key: `refund ${gift}` });
  return true;
}

/** Nothing is believed of it either; a repeat asks once more, which changes nothing. */
async function askAboutDispute(
  trx: Trx,
  { gateway, dispute }: GatewayDisputeEvent & { gateway: string },
): Promise<true> {
  await enqueueFollow(trx, gateway, dispute);
  return true;
}
