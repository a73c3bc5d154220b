import { toIso } from '@metade/domain/time.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/transaction.ts';
import type { RefusalIssue } from '../../refused.ts';
import type { Call } from '../../http/call.ts';

export type Terms = Omit<Call<'saveCoupon'>['body'], 'version'>;

/** Invalid terms of a coupon: unknown places, a currency not used there, a period that is over. */
export async function wrongTerms(context: Context, trx: Trx, terms: Terms): Promise<RefusalIssue[]> {
  const { worth, countries, cities, restaurants, last_day } = terms;
  const issues: RefusalIssue[] = [];
  const markets = await context.markets.all();
  const among = markets.filter(({ country }) => countries?.includes(country) ?? true);
  if (countries !== null && among.length < new Set(countries).size)
    issues.push({ path: 'countries', code: 'country_unknown' });
  if (worth.kind === 'fixed') {
    const fits = countries === null ? among.some(uses) : among.every(uses);
    if (!fits) issues.push({ path: 'worth.currency', code: 'currency_other' });
  }
  const known = await trx.query<{ cities: number; restaurants: number; over: boolean }>(
    `select (select count(*) from city where id = any ($1)) as cities, (select count(*) from restaurant where id = any ($2)) as restaurants,
       coalesce(($3::date + 1)::timestamp at time zone $4 <= $5, false) as over`,
    [cities, restaurants, last_day, await zoneOf(trx, terms), toIso(context.now())],
  );
  const row = known.rows[0];
  if (cities !== null && row?.cities !== new Set(cities).size) issues.push({ path: 'cities', code: 'not_listed' });
  if (restaurants !== null && row?.restaurants !== new Set(restaurants).size)
    issues.push({ path: 'restaurants', code: 'not_listed' });
  if (row?.over) issues.push({ path: 'last_day', code: 'day_over' });
  return issues;

  function uses(market: { currency: string }): boolean {
    return worth.kind === 'fixed' && market.currency === worth.currency;
  }
}

/** The columns of a coupon's terms. */
export async function columnsOf(trx: Trx, terms: Terms) {
  const { worth } = terms;
  return {
    kind: worth.kind,
    percent: worth.kind === 'percent' ? worth.percent : null,
    amount: worth.kind === 'fixed' ? worth.amount : null,
    currency: worth.kind === 'fixed' ? worth.currency : null,
    campaign: terms.campaign === null ? null : await campaignOf(trx, terms.campaign),
    note: terms.note,
    first_day: terms.first_day,
    last_day: terms.last_day,
    zone: await zoneOf(trx, terms),
    total_limit: terms.total_limit,
    user_limit: terms.user_limit,
    first_order: terms.first_order,
    countries: terms.countries,
    cities: terms.cities,
    restaurants: terms.restaurants,
    sizes: terms.sizes,
    weekdays: terms.weekdays,
  };
}

async function campaignOf(trx: Trx, name: string): Promise<string> {
  const { rows } = await trx.query<{ id: string }>(
    'insert into campaign (id, name) values ($1, $2) on conflict (name) do update set name = excluded.name returning id',
    [uuidv7(), name],
  );
  return rows[0]!.id;
}

/** A coupon's days begin and end by the time zone of most of its cities. */
async function zoneOf(trx: Trx, { cities, countries }: Terms): Promise<string> {
  const { rows } = await trx.query<{ zone: string }>(
    `select time_zone as zone from city where coalesce(id = any ($1), country = any ($2), true) group by time_zone order by count(*) desc, time_zone limit 1`,
    [cities, countries],
  );
  return rows[0]?.zone ?? 'UTC';
}
