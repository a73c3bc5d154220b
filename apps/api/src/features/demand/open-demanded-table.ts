import type { Places } from '@metade/domain/grid.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { lockGrid } from '../restaurants/index.ts';
import { openOnDate } from './open-on-date.ts';
import { openInWeek } from './open-in-week.ts';
import { readDemand } from './read-demand.ts';

/** Opens tables in the week or on one date. Other concurrent edits stay. */
export const openDemandedTable: Handler<'openDemandedTable'> = async (context, { body, restaurant, session, role }) => {
  const { date, ...wanted } = body;
  await transaction(context.pool, async (trx) => {
    // The lock of every grid writer: the grid read next is the one written over.
    const week = await lockGrid(trx, restaurant);
    const { rows } = await trx.query<{ accepted_sizes: Places[]; time_zone: string }>(
      'select accepted_sizes, time_zone from restaurant where id = $1',
      [restaurant],
    );
    const details = rows[0];
    if (!details?.accepted_sizes.includes(wanted.places)) throw new Refused('size_not_accepted');
    const change =
      date === null
        ? await openInWeek(trx, restaurant, week, wanted)
        : await openOnDate(trx, restaurant, week, wanted, { date, zone: details.time_zone, now: context.now() });
    if (change !== null) await recordChange(trx, { by: { id: session.userId, role }, restaurant, ...change });
  });
  return readDemand(context, restaurant);
};
