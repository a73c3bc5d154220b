import { toIso } from '@metade/domain/time.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { readRestaurant } from './name-and-place.ts';
import { readNameAndPlace } from './proposal-reads.ts';

export const takeBackProposal: Handler<'takeBackProposal'> = async (context, { params, restaurant, session, role }) => {
  await transaction(context.pool, async (trx) => {
    await readRestaurant(trx, restaurant, true);
    const { rowCount } = await trx.query(
      `update house_proposal set state = 'taken_back', decided_by = $3, decided_at = $4
       where id = $1 and restaurant_id = $2 and state = 'waiting'`,
      [params.proposal, restaurant, session.userId, toIso(context.now())],
    );
    if (rowCount === 0) {
      const known = await trx.query('select 1 from house_proposal where id = $1 and restaurant_id = $2', [
        params.proposal,
        restaurant,
      ]);
      throw new Refused(known.rowCount === 0 ? 'not_found' : 'proposal_over');
    }
    const by = { id: session.userId, role };
    await recordChange(trx, { by, what: 'proposal.taken_back', restaurant, subject: params.proposal });
  });
  return { data: await readNameAndPlace(context.pool, restaurant) };
};
