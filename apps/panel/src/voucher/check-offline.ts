import type { VoucherKey, VoucherPayload } from '@metade/domain/voucher.ts';
import { decodeVoucherPayload, keysFor, splitSignedPayload } from '@metade/domain/voucher.ts';

export type OfflineVerdict =
  | { kind: 'genuine'; payload: VoucherPayload }
  | { kind: 'other_restaurant' | 'forged' | 'cannot' }
  | { kind: 'other_day'; date: string };

/**
 * What a QR proves without the network: that we signed it, for this restaurant and date. Whether it was used before, only
 * the server knows. `cannot` when this device has no keys, not the one that signed, or a browser without Ed25519.
 */
export async function checkOffline(
  text: string,
  facts: { keys: readonly VoucherKey[] | null; restaurant: string; today: string },
): Promise<OfflineVerdict> {
  const parts = splitSignedPayload(text.trim());
  const payload = parts && decodeVoucherPayload(parts.payload);
  if (!parts || !payload) return { kind: 'forged' };
  const keys = keysFor(payload, facts.keys ?? []);
  if (keys.length === 0) return { kind: 'cannot' };
  let genuine: boolean;
  try {
    const verdicts = await Promise.all(keys.map(({ key }) => isSignedBy(key, parts)));
    genuine = verdicts.includes(true);
  } catch {
    return { kind: 'cannot' };
  }
  if (!genuine) return { kind: 'forged' };
  if (payload.restaurant !== facts.restaurant) return { kind: 'other_restaurant' };
  return payload.date === facts.today ? { kind: 'genuine', payload } : { kind: 'other_day', date: payload.date };
}

async function isSignedBy(
  publicKey: string,
  { payload, signature }: { payload: string; signature: string },
): Promise<boolean> {
  const key = await crypto.subtle.importKey('raw', bytesOf(publicKey), { name: 'Ed25519' }, false, ['verify']);
  return crypto.subtle.verify({ name: 'Ed25519' }, key, bytesOf(signature), new TextEncoder().encode(payload));
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
}
