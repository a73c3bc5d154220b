import type { Queryable } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';

type Reasons = { shown: string | null; selling: string | null };

/** What an admin took from a restaurant, being shown or selling, only an admin gives back. now: epoch ms. */
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
