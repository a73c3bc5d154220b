import { randomUUID } from 'node:crypto';
import { addDays } from '@metade/domain/time.ts';
import type { GatewayMovement } from '../../adapters/gateways/gateway-movement.ts';
import type { PaymentGateway } from '../../adapters/gateways/payment-gateway.ts';
import type { Context } from '../../context.ts';
import { named } from '../../db/named.ts';
import type { Queryable, Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import { keyOf } from './books.ts';

/** A reader that is silent for this long is lost. */
const leaseMs = 5 * 60_000;

type Lease = { cursor: string | null; pass_at: string };

/** The span of a day, in UTC. */
export const spanOf = (day: string) => ({ from: `${day}T00:00:00.000Z`, until: `${addDays(day, 1)}T00:00:00.000Z` });

/**
 * Reads a day's movements from a gateway, page by page. Each page is kept with the cursor of the next, so that whoever comes after a
 * crash goes on there; a page that is read twice changes nothing. Answers when the pass that is over now was begun (ISO), null when
 * somebody else reads the day.
 */
export async function readDay(context: Context, gateway: PaymentGateway, day: string): Promise<string | null> {
  const reader = randomUUID();
  const lease = await take(context, gateway.name, day, reader);
  if (lease === null) return null;
  let { cursor } = lease;
  do {
    const page = await gateway.movements(spanOf(day), cursor);
    cursor = page.next;
    const kept = await transaction(context.pool, async (trx) => {
      await writeMovements(trx, gateway.name, page.items);
      return moveOn(context, trx, { gateway: gateway.name, day, reader, cursor });
    });
    if (!kept) return null;
  } while (cursor !== null);
  return lease.pass_at;
}

async function take(context: Context, gateway: string, day: string, reader: string): Promise<Lease | null> {
  const values = { gateway, day, reader, ...leaseTimes(context) };
  const { rows } = await context.pool.query<Lease>(
    ...named(
      `insert into gateway_day as d (gateway, day, pass_at, reader, leased_until) values ($gateway, $day, $now, $reader, $until)
       on conflict (gateway, day) do update set reader = excluded.reader, leased_until = excluded.leased_until, pass_at = coalesce(d.pass_at, excluded.pass_at)
       where d.closed_at is null and (d.leased_until is null or d.leased_until <= $now)
       returning d.cursor, coalesce(d.pass_at, $now) as pass_at`,
      values,
    ),
  );
  return rows[0] ?? null;
}

/** False when another reader has taken over. At the end of a pass the day is free. */
async function moveOn(
  context: Context,
  trx: Trx,
  { cursor, ...at }: { gateway: string; day: string; reader: string; cursor: string | null },
): Promise<boolean> {
  const { rowCount } = await trx.query(
    ...named(
      `update gateway_day set cursor = $cursor, pass_at = case when $cursor::text is not null then pass_at end,
         reader = case when $cursor::text is not null then reader end, leased_until = case when $cursor::text is not null then $until::timestamptz end
       where gateway = $gateway and day = $day and reader = $reader`,
      { ...at, cursor, until: leaseTimes(context).until },
    ),
  );
  return rowCount === 1;
}

function leaseTimes(context: Context): { now: string; until: string } {
  const now = context.now();
  return { now: new Date(now).toISOString(), until: new Date(now + leaseMs).toISOString() };
}

async function writeMovements(db: Queryable, gateway: string, items: readonly GatewayMovement[]): Promise<void> {
  const rows = items.map(({ id, kind, subject, amount, fee, currency, original, createdAt }) => ({
    id,
    kind,
    key: keyOf({ id, kind, subject }),
    amount,
    fee,
    currency,
    original_amount: original?.amount,
    original_currency: original?.currency,
    created_at: createdAt,
  }));
  await db.query(
    `insert into gateway_movement (gateway, id, kind, key, amount, fee, currency, original_amount, original_currency, created_at)
     select $1, m.id, m.kind, m.key, m.amount, m.fee, m.currency, m.original_amount, m.original_currency, m.created_at
     from jsonb_to_recordset($2::jsonb) as m (id text, kind text, key text, amount integer, fee integer, currency char(3),
       original_amount integer, original_currency char(3), created_at timestamptz)
     on conflict do nothing`,
    [gateway, JSON.stringify(rows)],
  );
}
