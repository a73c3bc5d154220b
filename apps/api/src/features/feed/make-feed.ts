import { addDays, localDateAt, toIso } from '@metade/domain/time.ts';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context } from '../../context.ts';
import type { BookingRow } from '../restaurants/index.ts';
import { bookingColumns, bookingFacts, priceList, readTables, slotViews } from '../restaurants/index.ts';
import type { FeedRow } from './feed-shapes.ts';
import { actionOf, availabilityOf, entityOf, offerOf } from './feed-shapes.ts';

/** Restaurants of one file, which is what is in memory at a time. */
const perFile = 200;
const daysAhead = 30;
/** All of it is told anew so often; what is older than twice that is removed. */
const completeEveryMs = 24 * 3_600_000;

type Row = FeedRow & BookingRow;
type Feed = 'entity' | 'action' | 'offer' | 'availability';
type Availability = ReturnType<typeof availabilityOf>;

/** The names by which the receiver knows a set of files. */
const descriptors = {
  entity: 'reservewithgoogle.entity',
  action: 'reservewithgoogle.action.v2',
  offer: 'reservewithgoogle.offer',
} as const;

/**
 * Makes the files of the feed, of all restaurants that people see: once a day everything, in between the availability of those
 * whose tables changed. Off without FEED_TOKEN.
 */
export async function makeFeed(context: Context): Promise<void> {
  if (context.config.feedToken === null) return;
  const now = context.now();
  const { rows } = await context.pool.query<{ name: string }>(
    'select name from feed_file where complete and made_at > $1 limit 1',
    [toIso(now - completeEveryMs)],
  );
  const complete = rows.length === 0;
  const ids = await shownRestaurants(context);
  const told = complete ? ids : await changed(context, ids, now);
  const run = { context, now, complete, stamp: String(Math.floor(now / 1000)) };
  if (complete) await tellPlaces(run, ids);
  await tellAvailability(run, told);
  if (complete) await forgetFiles(context, now - 2 * completeEveryMs);
}

type Run = { context: Context; now: number; complete: boolean; stamp: string };

async function shownRestaurants({ pool }: Context): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from restaurant where state = 'approved' and show and country in (select country from market where shown) order by id`,
  );
  return rows.map(({ id }) => id);
}

async function readRows({ pool }: Context, ids: readonly string[]): Promise<Row[]> {
  const { rows } = await pool.query<Row>(
    `select ${bookingColumns}, r.slug, r.company_name, r.phone, r.street, r.number, r.zip, c.name as city, r.country, c.region_iso, g.name as region_name,
       r.latitude, r.longitude, r.confirmation_mode
     from restaurant r join city c on c.id = r.city_id join region g on g.iso = c.region_iso where r.id = any ($1::uuid[]) order by r.id`,
    [ids],
  );
  return rows;
}

/** Entities, their links and offers, with a descriptor for each. */
async function tellPlaces(run: Run, ids: readonly string[]): Promise<void> {
  const { context } = run;
  const { publicUrl: site } = context.config;
  const names: Record<keyof typeof descriptors, string[]> = { entity: [], action: [], offer: [] };
  for (const [shard, part] of parts(ids).entries()) {
    const rows = await readRows(context, part);
    const offers = [];
    for (const row of rows) {
      const market = await context.markets.market(row.country);
      const priceOf = priceList(row, market);
      const { discountPercent: percent } = market.settings;
      offers.push(...row.accepted_sizes.map((places) => offerOf(row, { places, fee: priceOf(places), percent }, site)));
    }
    names.entity.push(await write(run, 'entity', shard, { data: rows.map((row) => entityOf(row, site)) }));
    names.action.push(await write(run, 'action', shard, { data: rows.map((row) => actionOf(row, site)) }));
    names.offer.push(await write(run, 'offer', shard, { data: offers }));
  }
  for (const [feed, name] of Object.entries(descriptors) as [keyof typeof descriptors, string][]) {
    const described = { generation_timestamp: Number(run.stamp), name, data_file: names[feed] };
    await keep(run, feed, `${feed}-${run.stamp}.filesetdesc.json`, Buffer.from(JSON.stringify(described)));
  }
}

async function tellAvailability(run: Run, ids: readonly string[]): Promise<void> {
  const all = parts(ids);
  for (const [shard, part] of all.entries()) {
    const told = await availability(run.context, part, run.now);
    await write(run, 'availability', shard, {
      metadata: {
        processing_instruction: run.complete ? 'PROCESS_AS_COMPLETE' : 'PROCESS_AS_INCREMENTAL',
        shard_number: shard,
        total_shards: all.length,
        nonce: run.stamp,
        generation_timestamp: run.stamp,
      },
      service_availability: [...told.values()].map((entries) => ({ availability: entries })),
    });
    const hashes = [...told].map(([id, entries]) => [id, hashOf(entries)] as const);
    await run.context.pool.query(
      `insert into feed_told (restaurant_id, hash) select * from unnest($1::uuid[], $2::bytea[])
       on conflict (restaurant_id) do update set hash = excluded.hash`,
      [hashes.map(([id]) => id), hashes.map(([, hash]) => hash)],
    );
  }
}

/** Of each restaurant, every time of the days that are told, for each size of a party: what its page shows. now: epoch ms. */
async function availability(
  context: Context,
  ids: readonly string[],
  now: number,
): Promise<Map<string, Availability[]>> {
  const rows = await readRows(context, ids);
  const first = addDays(localDateAt(now, 'UTC'), -1);
  const dates = Array.from({ length: daysAhead + 2 }, (_, ahead) => addDays(first, ahead));
  const tables = await readTables(context.pool, ids, dates, now);
  const found = new Map<string, Availability[]>();
  for (const row of rows) {
    const market = await context.markets.market(row.country);
    const facts = bookingFacts(row, market.settings);
    const priceOf = priceList(row, market);
    const entries: Availability[] = [];
    for (const [date, ofDate] of tables.get(row.id) ?? [])
      for (let people = 1; people <= market.settings.peopleMax; people += 1)
        for (const offer of slotViews(facts, ofDate, date, people, priceOf, now)) {
          const total = ofDate.find(({ slot }) => slot._id === offer.slot)?.capacity ?? offer.free;
          entries.push(availabilityOf(row, offer, people, total));
        }
    found.set(row.id, entries);
  }
  return found;
}

/** Restaurants whose availability is no longer what was told. */
async function changed(context: Context, ids: readonly string[], now: number): Promise<string[]> {
  const found: string[] = [];
  for (const part of parts(ids)) {
    const { rows } = await context.pool.query<{ restaurant_id: string; hash: Buffer }>(
      'select restaurant_id, hash from feed_told where restaurant_id = any ($1::uuid[])',
      [part],
    );
    const before = new Map(rows.map((row) => [row.restaurant_id, row.hash]));
    for (const [id, entries] of await availability(context, part, now))
      if (!before.get(id)?.equals(hashOf(entries))) found.push(id);
  }
  return found;
}

const hashOf = (entries: Availability[]) => createHash('sha256').update(JSON.stringify(entries)).digest();

function parts(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / perFile) }, (_, n) => ids.slice(n * perFile, (n + 1) * perFile));
}

async function write(run: Run, feed: Feed, shard: number, content: object): Promise<string> {
  const name = `${feed}-${run.stamp}-${String(shard + 1).padStart(4, '0')}.json.gz`;
  await keep(run, feed, name, await promisify(gzip)(JSON.stringify(content)));
  return name;
}

async function keep({ context, now, complete }: Run, feed: Feed, name: string, bytes: Buffer): Promise<void> {
  await context.files.put(`feeds/${name}`, bytes);
  await context.pool.query(
    'insert into feed_file (name, feed, complete, made_at) values ($1, $2, $3, $4) on conflict (name) do nothing',
    [name, feed, complete, toIso(now)],
  );
}

async function forgetFiles({ pool, files }: Context, before: number): Promise<void> {
  const { rows } = await pool.query<{ name: string }>('delete from feed_file where made_at < $1 returning name', [
    toIso(before),
  ]);
  for (const { name } of rows) await files.remove(`feeds/${name}`);
}
