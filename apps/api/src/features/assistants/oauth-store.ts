import type { AssistantRequest } from '@metade/contracts/assistants.ts';
import { createHash, timingSafeEqual } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import { hashToken, newToken } from '../../http/session.ts';
import { Refused } from '../../refused.ts';
import { addKey } from '../keys/index.ts';

export type Client = { id: string; name: string; redirect_uris: string[] };

const codeMinutes = 5;
/** A client that nobody used for so long registers again. */
const clientDays = 365;

/** Where an answer may be sent: https, the person's own machine, or an app's own scheme (RFC 8252). */
export function isRedirect(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.hash !== '' || url.username !== '' || url.password !== '') return false;
  if (url.protocol === 'https:') return true;
  if (url.protocol === 'http:') return ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return /^[a-z][a-z0-9+-]*(\.[a-z0-9+-]+)+:$/.test(url.protocol);
}

export async function addClient(db: Queryable, name: string, redirectUris: string[]): Promise<Client> {
  const id = uuidv7();
  await db.query('insert into oauth_client (id, name, redirect_uris) values ($1, $2, $3)', [id, name, redirectUris]);
  return { id, name, redirect_uris: redirectUris };
}

/** The client of a request whose answer may go where it asks. Throws link_invalid. */
export async function clientOf(db: Queryable, { client_id, redirect_uri }: AssistantRequest): Promise<Client> {
  const { rows } = await db.query<Client>('select id, name, redirect_uris from oauth_client where id = $1', [
    client_id,
  ]);
  if (rows[0] === undefined || !rows[0].redirect_uris.includes(redirect_uri)) throw new Refused('link_invalid');
  return rows[0];
}

/** A code for the person's answer, used once within five minutes. */
export async function addCode(context: Context, user: string, request: AssistantRequest): Promise<string> {
  const { token: code, hash } = newToken();
  await context.pool.query(
    'insert into oauth_code (code_hash, client_id, user_id, redirect_uri, challenge, expires_at) values ($1, $2, $3, $4, $5, $6)',
    [
      hash,
      request.client_id,
      user,
      request.redirect_uri,
      request.code_challenge,
      new Date(context.now() + codeMinutes * 60_000).toISOString(),
    ],
  );
  return code;
}

type Exchange = { code: string; verifier: string; client: string; redirect: string };

/**
 * Gives a key of the person for a code and its verifier; null when they do not fit. A code is used up by the first who shows it,
 * right or wrong. expiresIn: seconds.
 */
export async function exchangeCode(
  context: Context,
  { code, verifier, client, redirect }: Exchange,
): Promise<{ key: string; expiresIn: number } | null> {
  const { assistantDays, keysMax } = await context.markets.settings();
  const { rows } = await context.pool.query<{ name: string; user_id: string; challenge: string }>(
    `with used as (delete from oauth_code where code_hash = $1 returning *)
     select c.name, u.user_id, u.challenge from used u join oauth_client c on c.id = u.client_id
     where u.client_id::text = $2 and u.redirect_uri = $3 and u.expires_at > $4`,
    [hashToken(code), client, redirect, new Date(context.now()).toISOString()],
  );
  const found = rows[0];
  if (found === undefined || !isVerifier(verifier, found.challenge)) return null;
  const expiresIn = assistantDays * 86_400;
  const expiresAt = new Date(context.now() + expiresIn * 1000).toISOString();
  const { key } = await transaction(context.pool, async (trx) => {
    await trx.query('update oauth_client set used_at = now() where id::text = $1', [client]);
    return addKey(
      trx,
      { restaurant: null, licensee: null, user: found.user_id },
      { name: found.name, scopes: ['bookings'], expiresAt },
      keysMax,
    );
  });
  return { key, expiresIn };
}

function isVerifier(verifier: string, challenge: string): boolean {
  const given = Buffer.from(createHash('sha256').update(verifier).digest('base64url'));
  const asked = Buffer.from(challenge);
  return given.length === asked.length && timingSafeEqual(given, asked);
}

/** Deletes codes that are over, and clients that nobody uses. */
export async function forgetClients({ pool }: Context): Promise<void> {
  await pool.query('delete from oauth_code where expires_at < now()');
  await pool.query('delete from oauth_client where used_at < now() - make_interval(days => $1)', [clientDays]);
}
