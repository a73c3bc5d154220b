import type { IncomingHttpHeaders } from 'node:http';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import type { ReceivedEvent } from '../gateway-alarms/index.ts';
import { raiseAlarm } from '../gateway-alarms/index.ts';
import { applyToSubject, findSubject } from './payment-subject.ts';

/** Takes a signed event once: its row and its effect are one transaction, so a repeated delivery changes nothing. */
export const receiveGatewayEvent: Handler<'receiveGatewayEvent'> = async (context, { request }) => {
  const { rawBody } = request as { rawBody?: Buffer };
  const event = verified(context, rawBody ?? Buffer.alloc(0), request.headers);
  if (event === null) throw new Refused('signature_invalid');
  if (event === 'other') return { data: { received: true } };
  const fits = await transaction(context.pool, (trx) => take(context, trx, event));
  if (!fits) request.log.error({ event: event.id, reference: event.reference }, 'a gateway event does not fit');
  return { data: { received: true } };
};

/** The event and the gateway that signed it; 'other' when it is about no payment, null when no gateway's signature fits. */
function verified(
  { gateways }: Context,
  rawBody: Buffer,
  headers: IncomingHttpHeaders,
): ReceivedEvent | 'other' | null {
  for (const gateway of gateways.all) {
    const event = gateway.verifyWebhook(rawBody, headers);
    if (event !== null) return event === 'other' ? event : { ...event, gateway: gateway.name };
  }
  return null;
}

/** False when the event matches no known payment; an alarm is raised instead. */
async function take(context: Context, trx: Trx, event: ReceivedEvent): Promise<boolean> {
  const { gateway, id, type, reference, payment } = event;
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
  const { rowCount } = await trx.query(
    'insert into gateway_event (gateway, id, type, reference, payload) values ($1, $2, $3, $4, $5) on conflict do nothing',
    [gateway, id, type, reference, JSON.stringify(event)],
  );
  return rowCount !== 1 || applyToSubject(context, trx, subject, payment, event);
}
