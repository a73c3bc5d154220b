import type { GatewayDispute } from '../../adapters/gateways/gateway-dispute.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { raiseAlarm } from '../gateway-alarms/index.ts';
import { applyDispute } from './apply-dispute.ts';

type Subject = { payment: string | null; gift: string | null };

/** Asks the gateway how a dispute or a warning stands, and applies it. dispute: the gateway's own id of it. */
export async function followDispute(context: Context, gateway: string, dispute: string): Promise<void> {
  const { rows } = await context.pool.query<{ version: number }>(
    'select version from card_dispute where gateway = $1 and gateway_id = $2',
    [gateway, dispute],
  );
  const told = await context.gateways.of(gateway).dispute(dispute);
  if (told === null) throw new Error(`${gateway} knows no dispute ${dispute}`);
  await takeTold(context, gateway, told, rows[0]?.version ?? 0);
}

/**
 * Applies what a gateway told of a dispute when our row had this version; 0: there was none. What was applied meanwhile may be
 * newer: then the gateway is asked again. A dispute of a payment that is not ours raises an alarm, and the job is retried.
 */
export async function takeTold(
  context: Context,
  gateway: string,
  told: GatewayDispute,
  version: number,
): Promise<void> {
  const subject = await subjectOf(context, gateway, told);
  await transaction(context.pool, async (trx) => {
    if (await applyDispute(context, trx, { gateway, ...subject, told, version })) return;
    await enqueueFollow(trx, gateway, told.gatewayId);
  });
}

export function enqueueFollow(db: Queryable, gateway: string, dispute: string): Promise<void> {
  return enqueue(db, 'follow_dispute', { gateway, dispute }, { key: `dispute ${gateway} ${dispute}` });
}

/** The payment or gift voucher that is disputed: by the gateway's id of it, or by our reference where that answer was lost. */
async function subjectOf(context: Context, gateway: string, told: GatewayDispute): Promise<Subject> {
  const known = await findSubject(context.pool, gateway, 'gateway_id', told.payment);
  if (known) return known;
  const { amount, currency, payment: gatewayId } = told;
  const payment = await context.gateways.of(gateway).find({ reference: gatewayId, gatewayId, amount, currency });
  const own = payment && (await findSubject(context.pool, gateway, 'id::text', payment.reference));
  if (own) return own;
  if (payment)
    await transaction(context.pool, (trx) =>
      raiseAlarm(trx, {
        gateway,
        source: 'answer',
        reference: payment.reference || gatewayId,
        fields: ['disputed'],
        expected: null,
        told: payment,
      }),
    );
  throw new Error(`${gateway} tells of a dispute of ${gatewayId}, which is no payment of ours`);
}

async function findSubject(
  db: Queryable,
  gateway: string,
  by: 'gateway_id' | 'id::text',
  value: string,
): Promise<Subject | null> {
  const { rows } = await db.query<Subject>(
    `select id as payment, null::uuid as gift from payment where gateway = $1 and ${by} = $2
     union all select null, id from gift_voucher where gateway = $1 and ${by} = $2`,
    [gateway, value],
  );
  return rows[0] ?? null;
}
