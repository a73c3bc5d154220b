import { createHmac } from 'node:crypto';
import type { Period, Places } from '@metade/domain/grid.ts';
import { localDateAt } from '@metade/domain/time.ts';
import type pg from 'pg';
import type { Context } from '../../context.ts';
import { named } from '../../db/named.ts';
import { keyOf } from './visitors-key.ts';

export type Looked = {
  /** The visitor: distinguished within a day, never stored. */
  visitor: string;
  restaurant: string;
  date: string;
  period: Period | null;
  /** Null: any time of the meal. */
  time: string | null;
  places: Places;
};

type Owner = Pick<Context, 'primary' | 'now' | 'log'>;
type Batch = { looks: Map<string, Looked & { day: string }>; timer: NodeJS.Timeout | null };

const batches = new WeakMap<pg.Pool, Batch>();
/** Maximum of pending records; beyond it some are not counted. */
const waitingMax = 20_000;
const everyMs = 5_000;

/**
 * Records unmet demand: somebody looked for a table and found none. Only buffers in memory; batches are written seconds later, and
 * a crash loses those seconds.
 */
export function recordUnmetDemand(context: Owner, look: Looked): void {
  const { primary } = context;
  const waiting = batches.get(primary) ?? { looks: new Map(), timer: null };
  batches.set(primary, waiting);
  if (waiting.looks.size >= waitingMax) return;
  const day = localDateAt(context.now(), 'UTC');
  for (const time of look.time === null ? [null] : [null, look.time]) {
    const one = { ...look, time, day };
    waiting.looks.set(JSON.stringify(Object.values(one)), one);
  }
  waiting.timer ??= setTimeout(
    () =>
      void flushDemand(context).catch((error: unknown) =>
        context.log.error({ err: error }, 'unmet demand was not written'),
      ),
    everyMs,
  ).unref();
}

/** Writes the buffer. A visitor counts once a day for each restaurant, date, meal, time and size. */
export async function flushDemand({ primary }: Pick<Owner, 'primary'>): Promise<void> {
  const waiting = batches.get(primary);
  if (waiting === undefined) return;
  if (waiting.timer !== null) clearTimeout(waiting.timer);
  batches.delete(primary);
  const days = Map.groupBy(waiting.looks.values(), (look) => look.day);
  for (const [day, looks] of days) await write(primary, day, looks);
}

async function write(pool: pg.Pool, day: string, looks: readonly Looked[]): Promise<void> {
  const key = await keyOf(pool, day);
  const hashOf = ({ visitor, restaurant, date, period, time, places }: Looked) =>
    createHmac('sha256', key)
      .update(JSON.stringify([visitor, restaurant, date, period, time, places]))
      .digest();
  await pool.query(
    ...named(
      `with looked as (
       select * from unnest($hashes::bytea[], $restaurants::uuid[], $dates::date[], $periods::text[], $times::text[], $places::smallint[])
         as l (hash, restaurant_id, date, period, time, places)
     ), fresh as (
       insert into demand_visitor (hash, looked_on) select distinct hash, $day::date from looked order by hash on conflict do nothing returning hash
     )
     insert into unmet_demand as u (restaurant_id, date, period, time, places, looked_on, visitors)
     select l.restaurant_id, l.date, l.period, l.time, l.places, $day, count(distinct l.hash)
     from looked l join fresh using (hash)
     group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
     on conflict (restaurant_id, date, period, time, places, looked_on) do update set visitors = u.visitors + excluded.visitors`,
      {
        day,
        hashes: looks.map(hashOf),
        restaurants: looks.map((look) => look.restaurant),
        dates: looks.map((look) => look.date),
        periods: looks.map((look) => look.period),
        times: looks.map((look) => look.time),
        places: looks.map((look) => look.places),
      },
    ),
  );
}

/** Deletes the keys and hashes of past days. */
export async function forgetVisitors({ pool, now }: Pick<Context, 'pool' | 'now'>): Promise<void> {
  const today = localDateAt(now(), 'UTC');
  await pool.query('delete from demand_key where looked_on < $1', [today]);
  await pool.query('delete from demand_visitor where looked_on < $1', [today]);
}
