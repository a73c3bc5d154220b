import type { GatewayPayment } from '../../adapters/payment-gateway.ts';
import type { Queryable, Trx } from '../../db/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { recordChange } from '../audit-log/index.ts';
import type { Difference, Expected } from './differences.ts';

export type Alarm = {
  source: 'event' | 'answer';
  reference: string;
  fields: Difference[];
  expected: Expected | null;
  told: GatewayPayment;
  /** Of a payment. */
  order?: { id: string; restaurant_id: string };
};

/**
 * Writes down that the gateway told what cannot be true, shows it in the log of changes, and has a job ask the gateway how
 * it really stands. The same again before that is counted, not written twice.
 */
export async function raiseAlarm(trx: Trx, { source, reference, fields, expected, told, order }: Alarm): Promise<void> {
  const { rows } = await trx.query<{ times: number }>(
    `insert into gateway_alarm (reference, source, fields, expected, told) values ($1, $2, $3, $4, $5)
     on conflict (reference, source, fields) where settled_at is null do update set times = gateway_alarm.times + 1, told = excluded.told
     returning times`,
    [reference, source, fields, JSON.stringify(expected), JSON.stringify(told)],
  );
  if (rows[0]?.times !== 1) return;
  await recordChange(trx, {
    by: null,
    what: 'payment.alarm',
    ...(order ? { restaurant: order.restaurant_id, subject: order.id } : { subject: reference }),
    before: { reason: null, ...(expected ? shownOf(expected) : {}) },
    after: { reason: fields.join(', '), ...shownOf(told) },
  });
  await enqueue(trx, 'settle_alarm', { reference }, { key: `alarm ${reference}` });
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
