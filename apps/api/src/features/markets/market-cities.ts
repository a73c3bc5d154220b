import type { AdminCity } from '@metade/contracts/admin-markets.ts';
import { slugOf } from '@metade/domain/slug.ts';
import { adminCountMax, adminPageSize, containing } from '../../db/admin-search.ts';
import type { Queryable } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import type { Call, Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { writePlaces } from './write-market.ts';
import { paged } from '../../http/paged.ts';

const cityColumns = `c.id as _id, c.name, c.slug, json_build_object('iso', g.iso, 'name', g.name) as region, c.latitude, c.longitude, c.time_zone,
  c.shown, (select count(*) from restaurant r where r.city_id = c.id and r.state = 'approved') as restaurants`;

export const listMarketCities: Handler<'listMarketCities'> = async (context, { params: { code }, query }) => {
  const found = [code, containing(query.text)];
  const wanted = 'c.country = $1 and ($2::text is null or search_normal(c.name) like search_normal($2))';
  const [{ rows }, counted] = await Promise.all([
    context.pool.query<AdminCity>(
      `select ${cityColumns} from city c join region g on g.iso = c.region_iso where ${wanted}
       order by search_normal(c.name), c.id limit $3 offset $4`,
      [...found, adminPageSize, (query.page - 1) * adminPageSize],
    ),
    context.pool.query<{ total: number }>(
      `select count(*) as total from (select 1 from city c where ${wanted} limit $3) found`,
      [...found, adminCountMax],
    ),
  ]);
  return paged(rows, query.page, counted.rows[0]?.total ?? 0, adminPageSize);
};

/** Id and slug are made of the name, with the region's where another city has the same. */
export const addCity: Handler<'addCity'> = async (context, { params: { code }, body, session }) => {
  const id = await transaction(context.pool, async (trx) => {
    await refuseUnlessMarket(trx, code, body.region.iso);
    const slug = await freeSlug(trx, code, body);
    const id = `${code}-${slug}`;
    await writeCity(trx, code, { ...body, id, slug });
    const city = await readCity(trx, code, id);
    await record(trx, session.userId, 'city.added', id, undefined, city, body.reason);
    return id;
  });
  return { data: await readCity(context.pool, code, id) };
};

export const saveCity: Handler<'saveCity'> = async (context, { params: { code, city: id }, body, session }) => {
  await transaction(context.pool, async (trx) => {
    await trx.query('select 1 from city where id = $1 for update', [id]);
    const before = await readCity(trx, code, id);
    await refuseUnlessMarket(trx, code, body.region.iso);
    await writeCity(trx, code, { ...body, id, slug: before.slug });
    await record(trx, session.userId, 'city.saved', id, before, await readCity(trx, code, id), body.reason);
  });
  return { data: await readCity(context.pool, code, id) };
};

type CityForm = Omit<Call<'addCity'>['body'], 'reason'>;

async function writeCity(db: Queryable, code: string, city: CityForm & { id: string; slug: string }): Promise<void> {
  const { id, slug, name, latitude, longitude, time_zone: timeZone, region } = city;
  await writePlaces(db, code, [region], [{ id, slug, name, latitude, longitude, timeZone, region: region.iso }]);
  await db.query('update city set shown = $2 where id = $1', [id, city.shown]);
}

async function readCity(db: Queryable, code: string, id: string): Promise<AdminCity> {
  const { rows } = await db.query<AdminCity>(
    `select ${cityColumns} from city c join region g on g.iso = c.region_iso where c.country = $1 and c.id = $2`,
    [code, id],
  );
  if (rows[0] === undefined) throw new Refused('not_found');
  return rows[0];
}

async function refuseUnlessMarket(db: Queryable, code: string, region: string): Promise<void> {
  const { rowCount } = await db.query('select 1 from market where country = $1 for share', [code]);
  if (rowCount === 0) throw new Refused('not_found');
  if (!region.startsWith(`${code}-`))
    throw new Refused('invalid_fields', {}, [{ path: 'region.iso', code: 'region_unknown' }]);
}

async function freeSlug(db: Queryable, code: string, { name, region }: CityForm): Promise<string> {
  const base = slugOf(name, 30) || slugOf(region.iso);
  const tries = [base, `${base}-${slugOf(region.iso)}`];
  const { rows } = await db.query<{ slug: string }>('select slug from city where country = $1 and slug = any ($2)', [
    code,
    tries,
  ]);
  const free = tries.find((slug) => !rows.some((row) => row.slug === slug));
  if (free === undefined) throw new Refused('invalid_fields', {}, [{ path: 'name', code: 'not_listed' }]);
  return free;
}

async function record(
  trx: Parameters<typeof recordChange>[0],
  admin: string,
  what: 'city.added' | 'city.saved',
  subject: string,
  before: AdminCity | undefined,
  after: AdminCity,
  reason: string,
): Promise<void> {
  const facts = ({ name, region, latitude, longitude, time_zone, shown }: AdminCity) => {
    return { name, region, latitude, longitude, time_zone, shown };
  };
  await recordChange(trx, {
    by: { id: admin, role: 'admin' },
    what,
    subject,
    before: before ? facts(before) : {},
    after: { ...facts(after), reason },
  });
}
