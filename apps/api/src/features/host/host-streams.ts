import type pg from 'pg';

/** Registers a stream of an account and answers its id. Above `most` the account's oldest are told to end, whichever process has them. */
export async function registerStream(pool: pg.Pool, user: string, most: number): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `with opened as (insert into host_stream (user_id) values ($1) returning id),
     old as (
       delete from host_stream where id in (
         select id from host_stream where user_id = $1 and seen_at > now() - $3::integer * interval '1 s' order by id desc offset $2::integer - 1
       ) or user_id = $1 and seen_at <= now() - $3::integer * interval '1 s' returning id
     ),
     told as (select pg_notify('stream_ended', id::text) from old)
     select id from opened where (select count(*) from told) >= 0`,
    [user, most, lostAfterSeconds],
  );
  return (rows[0] as { id: number }).id;
}

/** Says that a stream is open. False when it was told to end, or its session is over. */
export async function keepStream(pool: pg.Pool, id: number, tokenHash: Buffer): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update host_stream h set seen_at = now() from session s
     where h.id = $1 and s.token_hash = $2 and s.ended_at is null and s.expires_at > now()`,
    [id, tokenHash],
  );
  return rowCount === 1;
}

export async function forgetStream(pool: pg.Pool, id: number): Promise<void> {
  await pool.query('delete from host_stream where id = $1', [id]);
}

/** Several beats of a stream. */
const lostAfterSeconds = 60;
