import type { Queryable } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';

type Reasons = { shown: string | null; selling: string | null };

/** Refuses to undo what an admin imposed (hidden, paused); only an admin may. now: epoch ms. */
export async function refuseWithheld(
  db: Queryable,
  restaurant: string,
  what: keyof Reasons,
  now: number,
): Promise<void> {
  const { rows } = await db.query<Reasons>(
    `select hidden_because as shown, case when paused_until > $2 then paused_because end as selling
     from restaurant where id = $1`,
    [restaurant, new Date(now)],
  );
  const reason = rows[0]?.[what] ?? null;
  if (reason !== null) throw new Refused('withheld_by_admin', { reason });
}
