import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * A signed timestamp of when a form was opened, so that a sender cannot forge it. The key is derived from the voucher signing key:
 * one secret less to configure.
 */
export function makeStamp(secret: string, now: number): string {
  const claim = `${now.toString(36)}.${randomBytes(9).toString('base64url')}`;
  return `${claim}.${signature(secret, claim)}`;
}

/** Age of a form in ms; null when the stamp is not ours. */
export function ageOfStamp(secret: string, stamp: string, now: number): number | null {
  const parts = /^([0-9a-z]{1,10})\.([\w-]{12})\.([\w-]{43})$/.exec(stamp);
  if (!parts?.[1] || !parts[3]) return null;
  const expected = signature(secret, `${parts[1]}.${parts[2]}`);
  if (!timingSafeEqual(Buffer.from(parts[3]), Buffer.from(expected))) return null;
  return now - Number.parseInt(parts[1], 36);
}

function signature(secret: string, claim: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'metade form stamp', 32));
  return createHmac('sha256', key).update(claim).digest('base64url');
}
