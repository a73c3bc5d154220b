import type { GatewayPayment } from '../../adapters/gateways/payment-gateway.ts';
import type { Trx } from '../../db/transaction.ts';
import type { ReceivedEvent } from '../gateway-alarms/index.ts';
import { fitsOrAlarm } from '../gateway-alarms/index.ts';

const states = ['requires_action', 'authorized', 'voided', 'failed'] as const;

/** Whether a gateway's event can be true of a card check, which is only ever authorized; else raises an alarm. */
export async function applyCheckPayment(
  trx: Trx,
  id: string,
  told: GatewayPayment,
  event?: ReceivedEvent,
): Promise<boolean> {
  const { rows } = await trx.query<{ amount: number; currency: string; gateway: string; gatewayId: string | null }>(
    'select amount, currency, gateway, gateway_id as "gatewayId" from card_check where id = $1 for update',
    [id],
  );
  if (rows[0] === undefined) return true;
  if (!(await fitsOrAlarm(trx, { ...rows[0], reference: id, refunds: 0, states }, told, { event }))) return false;
  await trx.query("update card_check set gateway_id = coalesce(gateway_id, nullif($2, '')) where id = $1", [
    id,
    told.gatewayId,
  ]);
  return true;
}
