import { GatewayRefusal } from '../../adapters/payment-gateway.ts';
import type { GatewayPayment } from '../../adapters/payment-gateway.ts';
import type { Context } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import { settleCheckAlarm } from '../cards/index.ts';
import { settleAlarms } from '../gateway-alarms/index.ts';
import { settleGiftAlarm } from '../gifts/index.ts';
import { applyPayment } from './apply-payment.ts';
import { GatewayMismatch } from './gateway-mismatch.ts';

/**
 * Asks the gateway about a payment of which it told what cannot be true. An answer that fits is applied and ends the alarm;
 * any other keeps it, and the job is tried again. Of a reference that is not ours there must be no payment at all.
 */
export async function settleAlarm(context: Context, reference: string): Promise<void> {
  if (await settleCheckAlarm(context, reference)) return;
  if (await settleGiftAlarm(context, reference)) return;
  const told = await find(context, reference);
  const fits = await transaction(context.pool, async (trx) => {
    const known = await trx.query('select state from payment where id::text = $1', [reference]);
    // A payment that the gateway has not heard of yet is settled by its own job.
    const good =
      known.rowCount === 0
        ? told === null || ['failed', 'voided'].includes(told.state)
        : told === null
          ? known.rows[0].state === 'pending'
          : await applyPayment(context, trx, told);
    if (good) await settleAlarms(trx, reference);
    return good;
  });
  if (!fits) throw new GatewayMismatch(reference);
}

/** null: the gateway knows no such payment. */
async function find(context: Context, reference: string): Promise<GatewayPayment | null> {
  try {
    return await context.gateway.find(reference);
  } catch (error) {
    if (error instanceof GatewayRefusal && error.code === 'invalid_request') return null;
    throw error;
  }
}
