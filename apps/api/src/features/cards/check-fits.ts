import type { GatewayPayment } from '../../adapters/payment-gateway.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import { differencesOf, raiseAlarm, settleAlarms } from '../gateway-alarms/index.ts';

const reserved = ['requires_action', 'authorized', 'voided', 'failed'];

/** Whether what the gateway tells can be true of a card check, which only ever reserves; else an alarm is raised. */
export async function checkFits(trx: Trx, told: GatewayPayment, source: 'event' | 'answer'): Promise<boolean> {
  const { rows } = await trx.query<{ amount: number; currency: string }>(
    'select amount, currency from card_check where id = $1',
    [told.reference],
  );
  if (rows[0] === undefined) return true;
  const expected = { ...rows[0], reference: told.reference, gatewayId: null, refunds: 0 };
  const fields = differencesOf(expected, told);
  if (!reserved.includes(told.state)) fields.push('state');
  if (fields.length === 0) return true;
  await raiseAlarm(trx, { source, reference: told.reference, fields, expected, told });
  return false;
}

/** Asks the gateway about a card check that an alarm is about; false when the reference is no check's. */
export async function settleCheckAlarm(context: Context, reference: string): Promise<boolean> {
  const { rowCount } = await context.pool.query('select 1 from card_check where id::text = $1', [reference]);
  if (rowCount === 0) return false;
  const told = await context.gateway.find(reference);
  const fits = await transaction(context.pool, async (trx) => {
    if (told !== null && !(await checkFits(trx, told, 'answer'))) return false;
    await settleAlarms(trx, reference);
    return true;
  });
  if (!fits) throw new Error(`The gateway tells of card check ${reference} what does not fit it`);
  return true;
}
