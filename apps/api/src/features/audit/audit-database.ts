import { orderTransitions, statesIn } from '@metade/domain/order-life-cycle.ts';
import type pg from 'pg';
import { changeChecks } from './change-checks.ts';
import { giftChecks } from './gift-checks.ts';
import { gatewayChecks } from './gateway-checks.ts';
import { moneyChecks } from './money-checks.ts';
import { partsChecks } from './parts-checks.ts';
import { rewardChecks } from './reward-checks.ts';
import { tableChecks } from './table-checks.ts';
import { waitingChecks } from './waiting-checks.ts';

/**
 * What must never be true, asked of the database in SQL of its own: each query answers one row a violation, with a column
 * `found` that tells it. settled: holds only once every job has run, since until then money may be on its way.
 */
export type Check = { name: string; settled?: boolean; sql: string };

/**
 * Every broken promise in a database, one line each; none is the aim. Tables are counted anew from the orders, and money is
 * compared with the sandbox gateway's own books where they are in the same database. settled false leaves out what may be
 * true for a moment while jobs still run.
 */
export async function auditDatabase(pool: pg.Pool, { settled = true } = {}): Promise<string[]> {
  const client = await pool.connect();
  const violations: string[] = [];
  try {
    // One snapshot for all questions, and nothing that they rebuild to compare with is kept.
    await client.query('begin isolation level repeatable read');
    await client.query(lifeCycleTables());
    const { rows } = await client.query<{ here: boolean }>(
      "select to_regclass('sandbox_gateway.payments') is not null as here",
    );
    const known = [
      ...tableChecks,
      ...waitingChecks,
      ...moneyChecks,
      ...partsChecks,
      ...giftChecks,
      ...changeChecks,
      ...rewardChecks,
    ];
    const checks = rows[0]?.here ? [...known, ...gatewayChecks] : known;
    for (const check of checks.filter((one) => settled || !one.settled)) {
      const found = await client.query<{ found: string }>(check.sql);
      violations.push(...found.rows.map((row) => `${check.name}: ${row.found}`));
    }
    violations.push(...(await staleAvailability(client)));
  } finally {
    await client.query('rollback');
    client.release();
  }
  return violations;
}

/** The life-cycle as tables, so that the queries read it and do not repeat it. */
function lifeCycleTables(): string {
  const steps = orderTransitions.flatMap(({ from, to, by }) => by.map((actor) => `('${from}', '${to}', '${actor}')`));
  return `
    create temp table audit_step on commit drop as select * from (values ${steps.join(', ')}) s (from_state, to_state, actor);
    create temp table audit_keeps on commit drop as select unnest('{${statesIn('keeps_table').join(',')}}'::text[]) as state;`;
}

/** Rebuilds the derived rows in the transaction that is rolled back, and tells those that differ from what stood there. */
async function staleAvailability(client: pg.ClientBase): Promise<string[]> {
  await client.query('create temp table audit_availability on commit drop as select * from availability_day');
  await client.query(
    `select rebuild_availability(array_agg(id order by id)) from restaurant r
     where exists (select 1 from table_slot s where s.restaurant_id = r.id) having count(*) > 0`,
  );
  // Days at the ends of the horizon come and go by the hourly job, so a missing row counts within the next week alone.
  const { rows } = await client.query<{ found: string }>(
    `select 'restaurant ' || coalesce(a.restaurant_id, b.restaurant_id) || ' on ' || coalesce(a.date, b.date) as found
     from audit_availability a full join availability_day b using (restaurant_id, date)
     where (a.restaurant_id is null or b.restaurant_id is null) and date between current_date and current_date + 6
       or (a.until, a.offers, a.times, a.opens) is distinct from (b.until, b.offers, b.times, b.opens) and a.restaurant_id is not null and b.restaurant_id is not null
     order by 1`,
  );
  return rows.map((row) => `availability differs from what is free: ${row.found}`);
}
