import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { bookingsById, markKept } from '../host/index.ts';
import { writeGrid } from './write-grid.ts';
import { lockGrid } from '../restaurants/index.ts';
import { acceptedWeek } from './accepted-week.ts';
import { strandedIn } from './stranded.ts';
import { toldOf, versionOf, weekOf } from './week-of.ts';

/**
 * Saves a week over the version that was read. Refuses when somebody else saved meanwhile, or when bookings would lose their table
 * that the caller was not shown; locked, so that no booking comes in between.
 */
export const saveGrid: Handler<'saveGrid'> = async (context, { restaurant, body, session, role }) => {
  const week = await acceptedWeek(context.pool, restaurant, body.tables);
  await transaction(context.pool, async (trx) => {
    const present = await lockGrid(trx, restaurant);
    if (versionOf(present.filter(({ qtd }) => qtd > 0)) !== body.version)
      throw new Refused('grid_changed', { grid: await weekOf(context, trx, restaurant) });
    const stranded = await strandedIn(trx, restaurant, { present, week, now: context.now() });
    const shown = new Set(body.keep);
    if (stranded.some((id) => !shown.has(id)))
      throw new Refused('bookings_stranded', {
        count: stranded.length,
        bookings: await bookingsById(context, trx, restaurant, stranded),
      });
    await writeGrid(trx, restaurant, week);
    await markKept(trx, stranded);
    await recordChange(trx, {
      by: { id: session.userId, role },
      what: 'grid.saved',
      restaurant,
      before: { tables: toldOf(present) },
      after: { tables: toldOf(week), ...(stranded.length > 0 ? { kept_bookings: stranded } : {}) },
    });
  });
  return { data: await weekOf(context, context.pool, restaurant) };
};
