import type { dispute } from '@metade/contracts/disputes.ts';
import type { z } from 'zod';
import type { Queryable } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';
import { paged } from '../../http/paged.ts';

type Dispute = z.input<typeof dispute>;
type Row = Omit<Dispute, 'restaurant'> & { restaurant_id: string; company_name: string };

/** Disputes in a state, the oldest first; page from 1. */
export async function readDisputes(db: Queryable, state: Dispute['state'], page: number) {
  const [{ rows }, counted] = await Promise.all([
    db.query<Row>(`${selectDispute} where d.state = $1 order by d.created_at, d.order_id limit $2 offset $3`, [
      state,
      pageSize,
      (page - 1) * pageSize,
    ]),
    db.query<{ total: number }>('select count(*) as total from no_show_dispute where state = $1', [state]),
  ]);
  const total = counted.rows[0]?.total ?? 0;
  return paged(rows.map(toDispute), page, total, pageSize);
}

/** The dispute of an order. */
export async function readDispute(db: Queryable, order: string): Promise<Dispute> {
  const { rows } = await db.query<Row>(`${selectDispute} where d.order_id = $1`, [order]);
  if (rows[0] === undefined) throw new Refused('not_found');
  return toDispute(rows[0]);
}

const pageSize = 30;

const selectDispute = `
  select o.id as order, o.number, r.id as restaurant_id, r.company_name, u.first_name || ' ' || u.last_name as diner, o.date, o.time,
    o.no_show_at as marked_at, o.late_minutes, d.state, d.text, pending_step_of('dispute', d.order_id) as pending, d.note, d.created_at as created, d.decided_at as decided
  from no_show_dispute d join orders o on o.id = d.order_id join restaurant r on r.id = o.restaurant_id join app_user u on u.id = d.user_id`;

function toDispute({ restaurant_id, company_name, ...row }: Row): Dispute {
  return { ...row, restaurant: { _id: restaurant_id, company_name } };
}
