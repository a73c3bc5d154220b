import { createHmac, randomBytes } from 'node:crypto';
import { localDateAt } from '@metade/domain/time.ts';
import type pg from 'pg';
import type { Context } from '../../context.ts';

type Owner = Pick<Context, 'pool' | 'now' | 'log'>;

/** A day's visitors by city, as hashes with a key known only to this process. */
const seen = new WeakMap<pg.Pool, { day: string; key: Buffer; hashes: Set<string> }>();
/** Maximum per day; beyond it some are not counted. */
const seenMax = 50_000;

/** Counts a search in a city without restaurants, once a day per visitor. A failure loses only that count. */
export function recordCityDemand(
  { pool, now, log }: Owner,
  { city, visitor }: { city: string; visitor: string },
): void {
  const day = localDateAt(now(), 'UTC');
  let today = seen.get(pool);
  if (today?.day !== day) {
    today = { day, key: randomBytes(32), hashes: new Set() };
    seen.set(pool, today);
  }
  const hash = createHmac('sha256', today.key).update(`${city} ${visitor}`).digest('base64');
  if (today.hashes.has(hash) || today.hashes.size >= seenMax) return;
  today.hashes.add(hash);
  pool
    .query(
      `insert into city_demand as d (city_id, looked_on, visitors) values ($1, $2, 1)
       on conflict (city_id, looked_on) do update set visitors = d.visitors + 1`,
      [city, day],
    )
    .catch((error: unknown) => log.error({ err: error }, 'demand of a city was not written'));
}
