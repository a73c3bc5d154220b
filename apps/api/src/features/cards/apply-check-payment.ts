import type { GatewayPayment } from '../../adapters/gateways/payment-gateway.ts';
import type { Trx } from '../../db/transaction.ts';
import type { ReceivedEvent } from '../gateway-alarms/index.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { fitsOrAlarm } from '../gateway-alarms/index.ts';

type Row = { amount: number; currency: string; gateway: string; gatewayId: string | null; action_url: string | null };

const states = ['requires_action', 'authorized', 'voided', 'failed'] as const;

/**
 * Whether a gateway's event can be true of a card check, which is only ever authorized; else raises an alarm. When the bank has
 * answered what it asked the diner, the check goes on.
 */
export async function applyCheckPayment(
  trx: Trx,
  id: string,
  told: GatewayPayment,
  event?: ReceivedEvent,
): Promise<boolean> {
  const { rows } = await trx.query<Row>(
    'select amount, currency, gateway, gateway_id as "gatewayId", action_url from card_check where id = $1 for update',
    [id],
  );
  if (rows[0] === undefined) return true;
  if (!(await fitsOrAlarm(trx, { ...rows[0], reference: id, refunds: 0, states }, told, { event }))) return false;
  await trx.query("update card_check set gateway_id = coalesce(gateway_id, nullif($2, '')) where id = $1", [
    id,
    told.gatewayId,
  ]);
  if (event && rows[0].action_url !== null) await enqueue(trx, 'check_card', { check: id }, { key: `check ${id}` });
  return true;
}
