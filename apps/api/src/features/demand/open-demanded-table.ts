import type { Places } from '@metade/domain/grid.ts';
import { validateGrid } from '@metade/domain/grid.ts';
import type { OpenCell } from '@metade/domain/grid-change.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';

import { readGrid, writeGrid } from '../restaurants/index.ts';
import { readDemand } from './read-demand.ts';

/** One cell of the week gets at least so many tables; the rest of the week stays as it is, whoever edits it meanwhile. */
export const openDemandedTable: Handler<'openDemandedTable'> = async (context, { body, restaurant, session, role }) => {
  await transaction(context.pool, async (trx) => {
    // The lock that every writer of the grid takes first: what is read now is what is written over.
    const { rows } = await trx.query<{ accepted_sizes: Places[] }>(
      'select accepted_sizes from restaurant where id = $1 for no key update',
      [restaurant],
    );
    if (!rows[0]?.accepted_sizes.includes(body.places)) throw new Refused('size_not_accepted');
    const week = (await readGrid(trx, restaurant)).filter((slot): slot is typeof slot & OpenCell => slot.places !== 0);
    const { tables, ...cell } = body;
    const present = week.find((slot) =>
      (['day', 'period', 'time', 'places'] as const).every((key) => slot[key] === cell[key]),
    );
    if (present !== undefined && present.qtd >= tables) return;
    const next = [...week.filter((slot) => slot !== present), { ...cell, _id: present?._id ?? 'new', qtd: tables }];
    const issue = validateGrid(next)[0];
    if (issue !== undefined) throw new Refused('invalid_fields', {}, [{ path: 'time', code: issue.code }]);
    await writeGrid(trx, restaurant, next);
    const place = `${cell.day} ${cell.time} ${cell.places}`;
    await recordChange(trx, {
      by: { id: session.userId, role },
      what: 'grid.table_opened',
      restaurant,
      before: { [place]: present?.qtd ?? 0 },
      after: { [place]: tables },
    });
  });
  return readDemand(context, restaurant);
};
