import type { Country } from '@metade/contracts/catalogue.ts';
import { languageTag } from '@metade/i18n/locale.ts';
import type { Handler } from '../../http/call.ts';

/**
 * The markets; with type=states a market's regions; with type=cities the cities of a state ('BR-SP', or 'SP' for Brazil unless a
 * country is given), else of a market.
 */
export const listCountries: Handler<'listCountries'> = async (context, { query, locale }) => {
  const country = query.country ?? 'BR';
  if (query.type === 'states') return { data: await states(context.pool, country) };
  if (query.type === 'cities') return { data: await cities(context.pool, country, query.state?.toUpperCase()) };
  const markets = await context.markets.all();
  const names = new Intl.DisplayNames([languageTag(locale)], { type: 'region' });
  return {
    data: markets
      .filter(({ shown }) => shown)
      .map((market) => ({ _id: market.country, iso: market.country, name: names.of(market.country) ?? market.country }))
      .sort((a, b) => a.name.localeCompare(b.name, locale)),
  };
};

type Place = { _id: string; name: string; iso?: string; slug?: string; state?: string };
type Db = { query: <Row extends object>(text: string, values: unknown[]) => Promise<{ rows: Row[] }> };

async function states(db: Db, country: Country): Promise<Place[]> {
  const { rows } = await db.query<Place>(
    'select iso as _id, iso, name from region where country = $1 order by search_normal(name), iso',
    [country],
  );
  return rows;
}

async function cities(db: Db, country: Country, state: string | undefined): Promise<Place[]> {
  if (state === undefined) {
    const { rows } = await db.query<Place>(
      'select id as _id, name, slug, region_iso as state from city where country = $1 and shown order by search_normal(name), id',
      [country],
    );
    return rows;
  }
  const { rows } = await db.query<Place>(
    'select id as _id, name, slug, region_iso as state from city where region_iso = $1 and shown order by search_normal(name), id',
    [/^[A-Z]{2}-/.test(state) ? state : `${country}-${state}`],
  );
  return rows;
}
