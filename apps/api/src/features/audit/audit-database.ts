import { orderTransitions, statesIn } from '@metade/domain/order-life-cycle.ts';
import type pg from 'pg';
import type { Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import type { Check } from './check.ts';
import { changeChecks } from './change-checks.ts';
import { giftChecks } from './gift-checks.ts';
import { gatewayChecks } from './gateway-checks.ts';
import { moneyChecks } from './money-checks.ts';
import { partsChecks } from './parts-checks.ts';
import { rewardChecks } from './reward-checks.ts';
import { tableChecks } from './table-checks.ts';
import { waitingChecks } from './waiting-checks.ts';

/**
 * Every violated invariant in a database, one line each; the goal is none. Tables are recounted from the orders, and money is
 * compared with the books of a gateway that shares the database, as the sandbox does. settled false skips what may be true while jobs still
 * run.
 */
export async function auditDatabase(pool: pg.Pool, { settled = true } = {}): Promise<string[]> {
  return [...(await brokenPromises(pool, settled)), ...(await staleAvailability(pool))];
}

async function brokenPromises(pool: pg.Pool, settled: boolean): Promise<string[]> {
  const client = await pool.connect();
  const violations: string[] = [];
  try {
    // One snapshot for all queries.
    await client.query('begin isolation level repeatable read');
    await client.query(lifeCycleTables());
    const known = [
      ...tableChecks,
      ...waitingChecks,
      ...moneyChecks,
      ...partsChecks,
      ...giftChecks,
      ...changeChecks,
      ...rewardChecks,
    ];
    for (const check of known.filter((one) => settled || !one.settled)) {
      const { rows } = await client.query<{ found: string }>(check.sql);
      violations.push(...wordsOf(check, rows));
    }
    for (const gateway of await gatewaysWithBooks(client)) {
      await client.query(
        "select set_config('audit.gateway', $1, true), set_config('search_path', 'public, ' || quote_ident($1 || '_gateway'), true)",
        [gateway],
      );
      for (const check of gatewayChecks.filter((one) => settled || !one.settled)) {
        const { rows } = await client.query<{ found: string }>(check.sql);
        violations.push(...wordsOf(check, rows));
      }
    }
    return violations;
  } finally {
    // A connection that is lost says so itself, and the pool lets it go.
    await client.query('rollback').catch(() => undefined);
    client.release();
  }
}

function wordsOf({ name }: Check, rows: { found: string }[]): string[] {
  return rows.map(({ found }) => `${name}: ${found}`);
}

/** Those whose books are in this database, in a schema of their name. */
async function gatewaysWithBooks(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ gateway: string }>(
    `select left(n.nspname, -8) as gateway from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relname = 'payments' and c.relkind in ('r', 'v') and n.nspname like '%\\_gateway' order by 1`,
  );
  return rows.map(({ gateway }) => gateway);
}

/** The life-cycle as tables, so that the queries join it instead of repeating it. */
function lifeCycleTables(): string {
  const steps = orderTransitions.flatMap(({ from, to, by }) => by.map((actor) => `('${from}', '${to}', '${actor}')`));
  return `
    create temp table audit_step on commit drop as select * from (values ${steps.join(', ')}) s (from_state, to_state, actor);
    create temp table audit_keeps on commit drop as select unnest('{${statesIn('keeps_table').join(',')}}'::text[]) as state;`;
}

/** Few, since what is sold at them waits meanwhile. */
const rebuiltAtOnce = 25;

/** Rebuilds what is derived, undoes it, and reports the rows that differ. */
async function staleAvailability(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from restaurant r where exists (select 1 from table_slot s where s.restaurant_id = r.id) order by id',
  );
  const ids = rows.map(({ id }) => id);
  const stale: string[] = [];
  for (let first = 0; first < ids.length; first += rebuiltAtOnce)
    stale.push(...(await transaction(pool, (trx) => staleDaysOf(trx, ids.slice(first, first + rebuiltAtOnce)))));
  return stale;
}

async function staleDaysOf(trx: Trx, restaurants: string[]): Promise<string[]> {
  await trx.query('savepoint as_found');
  // Lock order: restaurants, then their days by date. Sales, grid changes and the hourly job wait meanwhile: nothing comes between the copy
  // and the rebuilding.
  await trx.query('select from restaurant where id = any ($1) order by id for no key update', [restaurants]);
  await trx.query('create temp table audit_availability (like availability_day)');
  await trx.query(
    `insert into audit_availability select * from availability_day where restaurant_id = any ($1)
     order by restaurant_id, date for update`,
    [restaurants],
  );
  await trx.query('select rebuild_availability($1)', [restaurants]);
  // The hourly job adds and removes days at the ends of the horizon, so a missing row counts within the next week only.
  const { rows } = await trx.query<{ found: string }>(
    `select 'restaurant ' || coalesce(a.restaurant_id, b.restaurant_id) || ' on ' || coalesce(a.date, b.date) as found
     from audit_availability a
       full join (select * from availability_day where restaurant_id = any ($1)) b using (restaurant_id, date)
     where (a.restaurant_id is null or b.restaurant_id is null) and date between current_date and current_date + 6
       or (a.until, a.offers, a.times, a.opens) is distinct from (b.until, b.offers, b.times, b.opens) and a.restaurant_id is not null and b.restaurant_id is not null
     order by 1`,
    [restaurants],
  );
  await trx.query('rollback to savepoint as_found');
  return rows.map((row) => `availability differs from what is free: ${row.found}`);
}
