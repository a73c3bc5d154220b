import type { GatewayPayment, OwnPayment } from '../../adapters/gateways/payment-gateway.ts';
import type { Queryable, Trx } from '../../db/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { recordChange } from '../audit-log/index.ts';
import type { Difference, Expected, ReceivedEvent } from './differences.ts';
import { differencesOf } from './differences.ts';

/** When a pending refund is asked about again. */
export const refundAskedMs = 3_600_000;

type Alarm = {
  gateway: string;
  source: 'event' | 'answer';
  reference: string;
  fields: Difference[];
  expected: Expected | null;
  told: GatewayPayment;
  /** For a payment: its order. */
  order?: { id: string; restaurant_id: string } | undefined;
};

/**
 * The one comparison of a gateway's answer or event with our rows: true when it fits and may be applied; else raises an alarm.
 * order: of a payment. event: the signed event, if it was no answer.
 */
export async function fitsOrAlarm(
  trx: Trx,
  expected: Expected,
  told: GatewayPayment,
  { order, event }: Pick<Alarm, 'order'> & { event?: ReceivedEvent | undefined } = {},
): Promise<boolean> {
  const fields = differencesOf(expected, told, event);
  if (fields.length === 0) return true;
  const { gateway } = event ?? expected;
  await raiseAlarm(trx, {
    gateway,
    source: event ? 'event' : 'answer',
    reference: expected.reference,
    fields,
    expected,
    told,
    order,
  });
  return false;
}

/**
 * Records that a gateway reported something that cannot be true, logs it, and enqueues a job that asks the gateway. A repeat is
 * counted, not stored twice.
 */
export async function raiseAlarm(
  trx: Trx,
  { gateway, source, reference, fields, expected, told, order }: Alarm,
): Promise<void> {
  const { rows } = await trx.query<{ times: number }>(
    `insert into gateway_alarm (reference, source, fields, expected, told, gateway) values ($1, $2, $3, $4, $5, $6)
     on conflict (reference, source, fields) where settled_at is null do update set times = gateway_alarm.times + 1, told = excluded.told
     returning times`,
    [reference, source, fields, JSON.stringify(expected), JSON.stringify(told), gateway],
  );
  const isNew = rows[0]?.times === 1;
  // An event that comes again may tell that the gateway mended it; an answer that does is the job's own.
  if (isNew || source === 'event') await enqueue(trx, 'settle_alarm', { reference }, { key: `alarm ${reference}` });
  if (!isNew) return;
  await recordChange(trx, {
    by: null,
    what: 'payment.alarm',
    ...(order ? { restaurant: order.restaurant_id, subject: order.id } : { subject: reference }),
    before: { reason: null, ...(expected ? shownOf(expected) : {}) },
    after: { reason: fields.join(', '), ...shownOf(told) },
  });
}

/** Ends the alarms of a reference: the gateway was asked, and its answer fits. */
export async function settleAlarms(db: Queryable, reference: string): Promise<void> {
  await db.query('update gateway_alarm set settled_at = now() where reference = $1 and settled_at is null', [
    reference,
  ]);
}

function shownOf({ amount, currency }: { amount: number; currency: string }): { amount: number; currency: string } {
  return { amount, currency };
}

/** The payments that gateways told of where it did not fit, by the gateways' own ids. */
export async function alarmedPayments(db: Queryable, reference: string): Promise<(OwnPayment & { gateway: string })[]> {
  const { rows } = await db.query<OwnPayment & { gateway: string }>(
    `select distinct on (gateway) gateway, reference, nullif(told ->> 'gatewayId', '') as "gatewayId",
       (told ->> 'amount')::integer as amount, told ->> 'currency' as currency
     from gateway_alarm where reference = $1 and settled_at is null order by gateway, raised_at desc`,
    [reference],
  );
  return rows;
}
