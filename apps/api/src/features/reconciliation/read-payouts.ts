import { addDays } from '@metade/domain/time.ts';
import type { GatewayPayout } from '../../adapters/gateways/gateway-movement.ts';
import type { PaymentGateway } from '../../adapters/gateways/payment-gateway.ts';
import type { Context } from '../../context.ts';
import { named } from '../../db/named.ts';
import type { Queryable } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import { comparePayouts } from './compare-books.ts';
import { spanOf } from './read-day.ts';

/** A payout takes some days to arrive, and may come back. */
const daysUntilSure = 14;

/** Reads the payouts made until a day's end, and what each is made of, and compares the two. */
export async function readPayouts(context: Context, gateway: PaymentGateway, day: string): Promise<void> {
  const span = { from: spanOf(addDays(day, -daysUntilSure)).from, until: spanOf(day).until };
  let cursor: string | null = null;
  do {
    const page = await gateway.payouts(span, cursor);
    for (const payout of page.items) await keep(context.pool, gateway.name, payout);
    cursor = page.next;
  } while (cursor !== null);
  const { rows } = await context.pool.query<{ id: string }>(
    `select id from gateway_payout where gateway = $1 and not complete and state in ('pending', 'paid') order by created_at`,
    [gateway.name],
  );
  for (const { id } of rows) await assign(context, gateway, id);
}

async function keep(db: Queryable, gateway: string, payout: GatewayPayout): Promise<void> {
  const { id, amount, currency, state, createdAt, arrivesOn } = payout;
  await db.query(
    ...named(
      `insert into gateway_payout (gateway, id, amount, currency, state, created_at, arrives_on)
       values ($gateway, $id, $amount, $currency, $state, $createdAt, $arrivesOn)
       on conflict (gateway, id) do update set state = excluded.state, arrives_on = excluded.arrives_on`,
      { gateway, id, amount, currency, state, createdAt, arrivesOn },
    ),
  );
}

/** Says of each movement that it was paid out; the payout is complete once all of them were read. */
async function assign(context: Context, gateway: PaymentGateway, payout: string): Promise<void> {
  let cursor: string | null = null;
  let [told, known] = [0, 0];
  do {
    const page = await gateway.movementsOf(payout, cursor);
    const { rowCount } = await context.pool.query(
      'update gateway_movement set payout = $2 where gateway = $1 and id = any ($3::text[])',
      [gateway.name, payout, page.items],
    );
    [told, known] = [told + page.items.length, known + (rowCount ?? 0)];
    cursor = page.next;
  } while (cursor !== null);
  if (told === 0 || known < told) return;
  await transaction(context.pool, async (trx) => {
    await trx.query('update gateway_payout set complete = true where gateway = $1 and id = $2', [gateway.name, payout]);
    await comparePayouts(trx, gateway.name, [payout]);
  });
}
