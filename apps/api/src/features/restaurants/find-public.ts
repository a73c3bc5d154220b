import type pg from 'pg';
import { Refused } from '../../refused.ts';
import type { CardRow } from './restaurant-card.ts';
import { cardColumns } from './restaurant-card.ts';

/** A public restaurant by id or slug. Throws not_found for any other. */
export async function findPublic(pool: pg.Pool, idOrSlug: string): Promise<CardRow> {
  const { rows } = await pool.query<CardRow>(
    `select ${cardColumns} from restaurant r join city c on c.id = r.city_id join market m on m.country = r.country and m.shown
     where ${isUuid(idOrSlug) ? 'r.id' : 'r.slug'} = $1 and r.state = 'approved' and r.show`,
    [idOrSlug],
  );
  if (rows[0] === undefined) throw new Refused('not_found');
  return rows[0];
}

export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
