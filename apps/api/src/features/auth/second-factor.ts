import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Context } from '../../context.ts';
import type { Queryable, Trx } from '../../db/transaction.ts';

type Keys = Pick<Context, 'secrets' | 'now'>;

const periodSeconds = 30;
const recoveryCodes = 10;

/** A new TOTP secret, in base32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What an authenticator app reads from the QR code. */
export function generatorUri(secret: string, email: string): string {
  return generator(secret, email).toString();
}

/**
 * The time step of a 6-digit code; null when it is none of the current, previous or next one. The caller refuses steps that were
 * used before.
 */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = generator(secret, '').validate({ token: code, window: 1, timestamp: now });
  return delta === null ? null : Math.floor(now / 1000 / periodSeconds) + delta;
}

/** Whether a user's second factor is set up. */
export async function hasSecondFactor(db: Queryable, userId: string): Promise<boolean> {
  const { rowCount } = await db.query('select 1 from two_factor where user_id = $1 and confirmed_at is not null', [
    userId,
  ]);
  return rowCount !== 0;
}

/** Uses up a code of a user's app, or a recovery code, and answers which. Null when it is wrong or was used before. */
export async function useCode(
  { secrets, now }: Keys,
  trx: Trx,
  userId: string,
  written: string,
): Promise<'generator' | 'recovery' | null> {
  const code = written.replace(/[\s-]/g, '').toUpperCase();
  const { rows } = await trx.query<{ secret: string }>(
    'select secret from two_factor where user_id = $1 and confirmed_at is not null',
    [userId],
  );
  const sealed = rows[0]?.secret;
  if (sealed === undefined) return null;
  const step = stepOfCode(secrets.open(sealed, userId), code, now());
  const used =
    step === null
      ? await trx.query(
          'update recovery_code set used_at = now() where user_id = $1 and code_hash = $2 and used_at is null',
          [userId, hashCode(code)],
        )
      : await trx.query('update two_factor set last_step = $2 where user_id = $1 and last_step < $2', [userId, step]);
  if (used.rowCount !== 1) return null;
  return step === null ? 'recovery' : 'generator';
}

/** Gives a user new recovery codes in place of all earlier ones; only hashes are stored. */
export async function renewRecoveryCodes(trx: Trx, userId: string): Promise<string[]> {
  const codes = Array.from(
    { length: recoveryCodes },
    () => new Secret({ buffer: arrayBuffer(randomBytes(10)) }).base32,
  );
  await trx.query('delete from recovery_code where user_id = $1', [userId]);
  await trx.query('insert into recovery_code (user_id, code_hash) select $1, unnest($2::bytea[])', [
    userId,
    codes.map(hashCode),
  ]);
  return codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-'));
}

/** Removes a user's TOTP secret and recovery codes. */
export async function dropSecondFactor(trx: Trx, userId: string): Promise<void> {
  await trx.query('delete from two_factor where user_id = $1', [userId]);
  await trx.query('delete from recovery_code where user_id = $1', [userId]);
}

function generator(secret: string, email: string): TOTP {
  return new TOTP({ issuer: 'Metade', label: email, algorithm: 'SHA1', digits: 6, period: periodSeconds, secret });
}

// 80 random bits: no dictionary attack is possible.
function hashCode(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}

function arrayBuffer(bytes: Buffer): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}
