import { toIso } from '@metade/domain/time.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { readTerritoryRestaurant } from './territory-restaurants.ts';

/** Records a licensee's recommendation of a registration, for the admin who decides. Idempotent. */
export const preapproveRestaurant: Handler<'preapproveRestaurant'> = (context, { params, licensee, session }) =>
  transaction(context.pool, async (trx) => {
    const { rows } = await trx.query<{ state: string }>(
      'select state from restaurant where id = $1 for no key update',
      [params.id],
    );
    const state = rows[0]?.state;
    if (state === undefined) throw new Refused('not_found');
    if (state !== 'submitted') throw new Refused('restaurant_state', { state });
    const { rowCount } = await trx.query(
      `insert into restaurant_preapproval (restaurant_id, licensee_id, given_by, given_at) values ($1, $2, $3, $4)
       on conflict (restaurant_id) do nothing`,
      [params.id, licensee, session.userId, toIso(context.now())],
    );
    const by = { id: session.userId, role: 'licensee' as const };
    if (rowCount) await recordChange(trx, { by, what: 'restaurant.preapproved', restaurant: params.id });
    return { data: await readTerritoryRestaurant(trx, params.id) };
  });
