import type { Queryable } from '../../db/transaction.ts';
import { hashToken, newToken } from '../../http/session.ts';

/** Whether an account has been logged in to with this device's token. */
export async function isKnownDevice(db: Queryable, device: string | undefined, email: string): Promise<boolean> {
  if (device === undefined) return false;
  const { rowCount } = await db.query(
    'select 1 from known_device d join app_user u on u.id = d.user_id where d.token_hash = $1 and u.email = $2',
    [hashToken(device), email],
  );
  return rowCount !== 0;
}

/** As isKnownDevice, of a user by id. */
export async function isDeviceOf(db: Queryable, device: string | undefined, userId: string): Promise<boolean> {
  if (device === undefined) return false;
  const { rowCount } = await db.query('select 1 from known_device where token_hash = $1 and user_id = $2', [
    hashToken(device),
    userId,
  ]);
  return rowCount !== 0;
}

/** Records a log-in on a device and answers its token: the given one if we issued it, else a new one. */
export async function rememberDevice(db: Queryable, device: string | undefined, userId: string): Promise<string> {
  const ours = device !== undefined && (await isOurs(db, device));
  const { token, hash } = ours ? { token: device, hash: hashToken(device) } : newToken();
  await db.query(
    `insert into known_device (token_hash, user_id) values ($1, $2)
     on conflict (token_hash, user_id) do update set used_at = now()`,
    [hash, userId],
  );
  return token;
}

export async function forgetDevicesOf(db: Queryable, userId: string): Promise<void> {
  await db.query('delete from known_device where user_id = $1', [userId]);
}

async function isOurs(db: Queryable, device: string): Promise<boolean> {
  const { rowCount } = await db.query('select 1 from known_device where token_hash = $1', [hashToken(device)]);
  return rowCount !== 0;
}
