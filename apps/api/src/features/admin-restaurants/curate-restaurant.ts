import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { readRestaurantFile } from './restaurant-file.ts';

/** Sets a restaurant's curated collections, unless it changed since it was read. */
export const curateRestaurant: Handler<'curateRestaurant'> = async (context, { params, body, session }) => {
  const collections = [...new Set(body.collections)];
  await transaction(context.pool, async (trx) => {
    const { rows } = await trx.query<{ revision: number; collections: string[] }>(
      'select revision, collections from restaurant where id = $1 for no key update',
      [params.id],
    );
    const row = rows[0];
    if (row === undefined) throw new Refused('not_found');
    if (row.revision !== body.revision) throw new Refused('restaurant_changed');
    const known = await trx.query<{ slug: string }>('select slug from collection where slug = any ($1)', [collections]);
    if (known.rows.length < collections.length)
      throw new Refused('invalid_fields', {}, [{ path: 'collections', code: 'invalid' }]);
    await trx.query(
      'update restaurant set collections = $2, revision = revision + 1, updated_at = now() where id = $1',
      [params.id, collections],
    );
    await recordChange(trx, {
      by: { id: session.userId, role: 'admin' },
      what: 'restaurant.curated',
      restaurant: params.id,
      before: { collections: row.collections },
      after: { collections },
    });
  });
  return { data: await readRestaurantFile(context.pool, params.id, context.now()) };
};
