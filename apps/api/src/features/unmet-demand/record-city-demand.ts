import { createHmac } from 'node:crypto';
import { localDateAt } from '@metade/domain/time.ts';
import type { Context } from '../../context.ts';
import { keyOf } from './visitors-key.ts';

type Owner = Pick<Context, 'primary' | 'now' | 'log'>;

/** Counts a search in a city without restaurants, once a day per visitor. A failure loses only that count. */
export function recordCityDemand(context: Owner, looked: { city: string; visitor: string }): void {
  write(context, looked).catch((error: unknown) =>
    context.log.error({ err: error }, 'demand of a city was not written'),
  );
}

async function write({ primary, now }: Owner, { city, visitor }: { city: string; visitor: string }): Promise<void> {
  const day = localDateAt(now(), 'UTC');
  const hash = createHmac('sha256', await keyOf(primary, day))
    .update(`${city} ${visitor}`)
    .digest();
  await primary.query(
    `with fresh as (insert into demand_visitor (hash, looked_on) values ($1, $3::date) on conflict do nothing returning 1)
     insert into city_demand as d (city_id, looked_on, visitors) select $2::text, $3::date, 1 from fresh
     on conflict (city_id, looked_on) do update set visitors = d.visitors + 1`,
    [hash, city, day],
  );
}
