import { randomUUID } from 'node:crypto';
import { rows } from './database.ts';
import type { Diner } from './people.ts';

/** Gives a diner points that can be used, and credit. */
export async function giveRewards({ email }: Diner, points: number): Promise<void> {
  const [user] = await rows<{ id: string }>('select id from app_user where email = $1', [email]);
  if (!user) throw new Error(`no account ${email}`);
  await rows(
    `insert into points_entry (id, user_id, points, reason, available_at, expires_at) values ($1, $2, $3, 'admin', now(), now() + interval '90 days')`,
    [randomUUID(), user.id, points],
  );
  await rows(
    `insert into credit_entry (id, user_id, currency, amount, reason, expires_at) values ($1, $2, 'EUR', 450, 'admin', date_trunc('day', now()) + interval '90 days')`,
    [randomUUID(), user.id],
  );
}
