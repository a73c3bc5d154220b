import type { Queryable } from '../../db/transaction.ts';

/** A user's saved public restaurants, latest first. */
export async function readWishlist(db: Queryable, userId: string): Promise<string[]> {
  const { rows } = await db.query<{ restaurant_id: string }>(
    `select w.restaurant_id from wishlist w join restaurant r on r.id = w.restaurant_id
     where w.user_id = $1 and r.state = 'approved' and r.show order by w.created_at desc, w.restaurant_id`,
    [userId],
  );
  return rows.map((row) => row.restaurant_id);
}

/** Saves the public ones of these restaurants, the first as the latest; answers their number. Idempotent. */
export async function keep(db: Queryable, userId: string, restaurants: readonly string[]): Promise<number> {
  const { rows } = await db.query<{ found: number }>(
    `with public as (
       select r.id, min(n.place) as place from unnest($2::uuid[]) with ordinality n (id, place) join restaurant r on r.id = n.id
       where r.state = 'approved' and r.show group by r.id
     ), added as (
       insert into wishlist (user_id, restaurant_id, created_at)
       select $1, id, statement_timestamp() - place * interval '1 microsecond' from public order by id on conflict do nothing
     ) select count(*)::integer as found from public`,
    [userId, restaurants],
  );
  return rows[0]?.found ?? 0;
}
