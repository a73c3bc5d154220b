import type { SavedFilter } from '@metade/contracts/saved-filters.ts';
import { v7 as uuidv7 } from 'uuid';
import { type Queryable, transaction, type Trx } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';

export const listSavedFilters: Handler<'listSavedFilters'> = async (context, { session, query }) => ({
  data: await readFilters(context.pool, session.userId, query.list),
});

export const saveFilter: Handler<'saveFilter'> = async (context, { session, body }) => {
  const { savedFiltersMax } = await context.markets.settings();
  return transaction(context.pool, async (trx) => {
    await lockFilters(trx, session.userId);
    await refuseTaken(trx, session.userId, body.list, body.name);
    const known = await readFilters(trx, session.userId, body.list);
    if (known.length >= savedFiltersMax) throw new Refused('filters_limit', { max: savedFiltersMax });
    await trx.query('insert into saved_filter (id, user_id, list, name, query) values ($1, $2, $3, $4, $5)', [
      uuidv7(),
      session.userId,
      body.list,
      body.name,
      body.query,
    ]);
    return { data: await readFilters(trx, session.userId, body.list) };
  });
};

export const renameFilter: Handler<'renameFilter'> = (context, { session, params, body }) =>
  transaction(context.pool, async (trx) => {
    await lockFilters(trx, session.userId);
    const { rows } = await trx.query<{ list: string }>('select list from saved_filter where id = $1 and user_id = $2', [
      params.id,
      session.userId,
    ]);
    if (rows[0] === undefined) throw new Refused('not_found');
    const { list } = rows[0];
    await refuseTaken(trx, session.userId, list, body.name, params.id);
    await trx.query('update saved_filter set name = $2 where id = $1', [params.id, body.name]);
    return { data: await readFilters(trx, session.userId, list) };
  });

export const removeFilter: Handler<'removeFilter'> = async (context, { session, params }) => {
  const { rows } = await context.pool.query<{ list: string }>(
    'delete from saved_filter where id = $1 and user_id = $2 returning list',
    [params.id, session.userId],
  );
  if (rows[0] === undefined) throw new Refused('not_found');
  return { data: await readFilters(context.pool, session.userId, rows[0].list) };
};

/** One change of a person's filters at a time, so that their number and names hold. */
async function lockFilters(trx: Trx, user: string): Promise<void> {
  await trx.query('select 1 from app_user where id = $1 for no key update', [user]);
}

/** Throws filter_name_taken where another filter of the list has the name, in whatever case. */
async function refuseTaken(trx: Trx, user: string, list: string, name: string, own: string | null = null) {
  const { rowCount } = await trx.query(
    `select 1 from saved_filter where user_id = $1 and list = $2 and lower(name) = lower($3) and id is distinct from $4`,
    [user, list, name, own],
  );
  if (rowCount) throw new Refused('filter_name_taken', { name });
}

async function readFilters(db: Queryable, user: string, list: string): Promise<SavedFilter[]> {
  const { rows } = await db.query<SavedFilter>(
    `select id as _id, name, query from saved_filter where user_id = $1 and list = $2 order by search_normal(name), id`,
    [user, list],
  );
  return rows;
}
