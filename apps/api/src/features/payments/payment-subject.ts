import type { GatewayPayment } from '../../adapters/gateways/payment-gateway.ts';
import type { Context } from '../../context.ts';
import type { Queryable, Trx } from '../../db/transaction.ts';
import { applyCheckPayment } from '../cards/index.ts';
import type { ReceivedEvent } from '../gateway-alarms/index.ts';
import { applyGiftPayment } from '../gifts/index.ts';
import { applyPayment } from './apply-payment.ts';

/** What a gateway's payment is for. */
export type PaymentSubject = {
  what: 'order' | 'check' | 'gift';
  id: string;
  gateway: string;
  gateway_id: string | null;
  amount: number;
  currency: string;
  /** The gateway may not know it yet. */
  unseen: boolean;
};

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The subject of a payment reference; undefined when the reference is not ours. */
export async function findSubject(db: Queryable, reference: string): Promise<PaymentSubject | undefined> {
  if (!uuid.test(reference)) return undefined;
  const { rows } = await db.query<PaymentSubject>(
    `select 'order' as what, id, gateway, gateway_id, amount, currency, state = 'pending' as unseen from payment where id = $1
     union all select 'check', id, gateway, gateway_id, amount, currency, true from card_check where id = $1
     union all select 'gift', id, gateway, gateway_id, amount, currency, true from gift_voucher where id = $1`,
    [reference],
  );
  return rows[0];
}

/** Applies a gateway's report to a subject. False: it cannot be true, and an alarm was raised. */
export function applyToSubject(
  context: Context,
  trx: Trx,
  { what, id }: PaymentSubject,
  told: GatewayPayment,
  event?: ReceivedEvent,
): Promise<boolean> {
  if (what === 'order') return applyPayment(context, trx, id, told, event);
  return what === 'gift' ? applyGiftPayment(context, trx, id, told, event) : applyCheckPayment(trx, id, told, event);
}
