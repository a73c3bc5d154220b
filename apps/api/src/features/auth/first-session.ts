import type { Queryable } from '../../db/transaction.ts';
import type { Session } from '../../http/session.ts';

/** The log-in that a session descends from, in hex: sessions opened by codes share its limits. */
export async function firstSessionOf(db: Queryable, { tokenHash }: Pick<Session, 'tokenHash'>): Promise<string> {
  const { rows } = await db.query<{ first: Buffer }>(
    'select coalesce(opened_by, token_hash) as first from session where token_hash = $1',
    [tokenHash],
  );
  return (rows[0]?.first ?? tokenHash).toString('hex');
}
