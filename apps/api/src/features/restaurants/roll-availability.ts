import type { Context } from '../../context.ts';

const batch = 500;

/**
 * Moves every restaurant's horizon on: past days go, the new last day comes. Also the repair of the derived rows, since
 * each is counted anew from the grid and what is taken.
 */
export async function rollAvailability(context: Context): Promise<void> {
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await context.pool.query<{ ids: string[] | null; last: string | null }>(
      `with next as (
         select r.id from restaurant r
         where r.id > $1 and r.state = 'approved' and r.show and exists (select 1 from table_slot s where s.restaurant_id = r.id and s.retired_at is null)
         order by r.id limit $2)
       select array_agg(id) as ids, (array_agg(id order by id desc))[1] as last from next`,
      [last, batch],
    );
    const found = rows[0];
    if (!found?.ids || found.last === null) return;
    await context.pool.query('select rebuild_availability($1::uuid[])', [found.ids]);
    last = found.last;
  }
}
