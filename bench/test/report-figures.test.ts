import { createPool } from '@metade/api/db/pool.ts';
import { figuresSql, readFigures } from '@metade/api/features/report/read-figures.ts';
import { metrics, metricsOf, quarterRange } from '@metade/domain/report.ts';
import { defaultSettings } from '@metade/domain/settings.ts';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestDatabase } from '../../apps/api/test/support/database.ts';
import { createTestDatabase } from '../../apps/api/test/support/database.ts';
import { independentReport } from './support/independent-report.ts';
import { buildReportWorld, isDataHere } from './support/report-world.ts';

// The bookings are not ours to give away: without them as many made-up ones of their shape are counted.
const kind = isDataHere ? 'real bookings' : 'made-up bookings (the real ones are not here)';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool(database.url, 4);
  await buildReportWorld(pool, 12_000);
}, 240_000);
afterAll(async () => {
  await pool.end();
  await database.drop();
});

describe.each(['2026-Q2', '2026-Q3'])(`a report of ${kind}, %s`, (quarter) => {
  test('tells of every restaurant what a second count finds', async () => {
    const range = quarterRange(quarter);
    const second = await independentReport(pool, range);
    const figures = await readFigures(
      pool,
      second.map(({ restaurant }) => ({ restaurant, ...range })),
    );
    const { rows } = await pool.query<{ ticket_avg: number | null }>('select ticket_avg from restaurant order by id');
    const first = figures.map(({ counts, cells }, index) => ({
      restaurant: second[index]?.restaurant,
      ...metricsOf(counts, rows[index]?.ticket_avg ?? null, defaultSettings),
      cells: cells.map(({ day, period, sold, offered }) => `${day} ${period} ${sold}/${offered}`).join(', '),
    }));
    expect(first).toEqual(second);
    // Nothing is proved by zeros: each figure is there somewhere. Of returning diners only the second quarter knows.
    for (const metric of metrics.filter((one) => quarter === '2026-Q3' || one !== 'returningDiners'))
      expect(
        second.some((one) => Number(one[metric]) > 0),
        metric,
      ).toBe(true);
  });
});

test('a restaurant with thousands of bookings is counted by its indexes alone', async () => {
  const { rows } = await pool.query<{ restaurant_id: string; slot_id: string }>(
    'select restaurant_id, slot_id from orders group by 1, 2 order by count(*) desc limit 1',
  );
  const busy = rows[0];
  await growOrders(String(busy?.restaurant_id), 5_000);
  const { first, last } = quarterRange('2026-Q3');
  const values = [[busy?.restaurant_id], [first], [last]];
  const plan = await pool.query<{ 'QUERY PLAN': [Plan] }>({
    text: `explain (analyze, buffers, format json) ${figuresSql}`,
    values,
  });
  const scans = scansOf(plan.rows[0]?.['QUERY PLAN'][0].Plan as Node);
  const large = ['orders', 'order_event', 'unmet_demand', 'slot_day', 'offered_day'];
  expect(scans.filter(({ type, table }) => type === 'Seq Scan' && large.includes(table))).toEqual([]);
  expect(scans.some(({ table, rows: read }) => table === 'orders' && read > 5_000)).toBe(true);
});

/** Copies a restaurant's meals of the quarter until there are so many more. */
async function growOrders(restaurant: string, more: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await client.query(
      `insert into orders (id, number, holder_id, user_id, restaurant_id, slot_id, date, time, period, places, people, state, payment_state, hold_no,
         hold_expires_at, starts_at, period_ends_at, tolerance_minutes, confirmation_mode, price_amount, currency, confirmed_at)
       select gen_random_uuid(), 'M-more-' || n, o.user_id, o.user_id, o.restaurant_id, o.slot_id, o.date, o.time, o.period, o.places, o.people, 'completed', 'paid', 1,
         o.starts_at, o.starts_at, o.starts_at, 30, 'instant', 600, 'EUR', o.starts_at
       from generate_series(1, $2::integer) n join (
         select *, row_number() over () as no, count(*) over () as of from orders where restaurant_id = $1 and date between '2026-07-01' and '2026-09-30'
       ) o on o.no = n % o.of + 1`,
      [restaurant, more],
    );
    await client.query('commit');
  } finally {
    client.release();
  }
  // Days of all the others, so that reading them all is no cheap way out.
  await pool.query(
    `insert into slot_day (slot_id, date, restaurant_id, capacity) select s.id, d::date, s.restaurant_id, s.qtd
     from table_slot s, generate_series('2025-01-01', '2026-03-01', interval '1 day') d where s.day = extract(dow from d)`,
  );
  await pool.query('analyze');
}

type Plan = { Plan: Node };
type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  Plans?: Node[];
};

function scansOf(node: Node): { type: string; table: string; rows: number }[] {
  const own = node['Relation Name'];
  const rows = node['Actual Rows'] * node['Actual Loops'];
  const inner = (node.Plans ?? []).flatMap(scansOf);
  return own === undefined ? inner : [{ type: node['Node Type'], table: own, rows }, ...inner];
}
