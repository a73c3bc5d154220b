import { ownPayment } from '../../adapters/gateways/own-payment.ts';
import { GatewayRefusal } from '../../adapters/gateways/payment-gateway.ts';
import type { GatewayPayment, OwnPayment, PaymentGateway } from '../../adapters/gateways/payment-gateway.ts';
import type { Context } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import { alarmedPayments, settleAlarms } from '../gateway-alarms/index.ts';
import { GatewayMismatch } from './gateway-mismatch.ts';
import { applyToSubject, findSubject } from './payment-subject.ts';

/**
 * Asks the gateway about a payment with an alarm. An answer that fits is applied and ends the alarm; otherwise it stays open and
 * the job is retried. A gateway that does not hold the payment must have no money for it.
 */
export async function settleAlarm(context: Context, reference: string): Promise<void> {
  const { gateways, pool } = context;
  const subject = await findSubject(pool, reference);
  for (const { gateway, ...payment } of await alarmedPayments(pool, reference)) {
    // Signed by another account, yet about the payment that ours holds: the secrets may be swapped.
    const same = payment.gatewayId !== null && payment.gatewayId === subject?.gateway_id;
    if (gateway === subject?.gateway || same) continue;
    const told = await find(gateways.of(gateway), payment);
    // What the event named may be the payment of another reference.
    if (told?.reference === reference && !['failed', 'voided', 'refunded'].includes(told.state))
      throw new GatewayMismatch(reference);
  }
  const told = subject ? await find(gateways.of(subject.gateway), ownPayment(subject)) : null;
  const fits = await transaction(pool, async (trx) => {
    // A payment the gateway has not heard of yet is settled by its own job.
    const good =
      subject === undefined || (told === null ? subject.unseen : await applyToSubject(context, trx, subject, told));
    if (good) await settleAlarms(trx, reference);
    return good;
  });
  if (!fits) throw new GatewayMismatch(reference);
}

/** null: the gateway knows no such payment. */
async function find(gateway: PaymentGateway, own: OwnPayment): Promise<GatewayPayment | null> {
  try {
    return await gateway.find(own);
  } catch (error) {
    if (error instanceof GatewayRefusal && error.code === 'invalid_request') return null;
    throw error;
  }
}
