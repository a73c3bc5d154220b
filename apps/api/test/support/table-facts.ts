import type pg from 'pg';
import { books } from './gateway-under-test.ts';

/** The hold's ten minutes are over, though nobody has noticed. */
export async function expireHold(pool: pg.Pool, order: string): Promise<void> {
  await pool.query("update orders set hold_expires_at = now() - interval '1 second' where id = $1 and state = 'held'", [
    order,
  ]);
}

/**
 * What an owner's change of a slot's quantity does. Locks the grid's row, so that no further day opens, then the open days,
 * and only then writes: a write to the grid recounts availability, which buyers lock after a day's count and never before.
 */
export async function setQuantity(pool: pg.Pool, table: { slotId: string }, qtd: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select 1 from table_slot where id = $1 for update', [table.slotId]);
    await client.query('select 1 from slot_day where slot_id = $1 order by date for update', [table.slotId]);
    await client.query('update table_slot set qtd = $2 where id = $1', [table.slotId, qtd]);
    await client.query(
      'update slot_day set capacity = $2, overhang = greatest(0, booked - $2) where slot_id = $1 and not overridden and date >= current_date',
      [table.slotId, qtd],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** What the gateway's books say an order's cards are charged or reserved, less what went back; minor units. */
export async function chargedOf(pool: pg.Pool, order: string): Promise<number> {
  const { rows } = await pool.query<{ charged: number }>(
    `select coalesce(sum(g.amount - g.refunded), 0)::integer as charged from ${books}.payments g join payment p on p.id::text = g.reference
     where p.order_id = $1 and g.state in ('authorized', 'captured', 'partially_refunded', 'refunded')`,
    [order],
  );
  return rows[0]?.charged ?? 0;
}
