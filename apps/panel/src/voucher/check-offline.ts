import type { VoucherPayload } from '@metade/domain/voucher.ts';
import { decodeVoucherPayload, splitSignedPayload } from '@metade/domain/voucher.ts';

export type OfflineVerdict =
  | { kind: 'genuine'; payload: VoucherPayload }
  | { kind: 'other_restaurant' | 'forged' | 'cannot' }
  | { kind: 'other_day'; date: string };

/**
 * What a QR proves without the network: that we signed it, for this restaurant and date. Whether it was used before, only
 * the server knows. publicKey: raw Ed25519 key in base64url; `cannot` when there is none or the browser lacks Ed25519.
 */
export async function checkOffline(
  text: string,
  facts: { publicKey: string | null; restaurant: string; today: string },
): Promise<OfflineVerdict> {
  const parts = splitSignedPayload(text.trim());
  const payload = parts && decodeVoucherPayload(parts.payload);
  if (!parts || !payload) return { kind: 'forged' };
  if (facts.publicKey === null) return { kind: 'cannot' };
  let genuine: boolean;
  try {
    const key = await crypto.subtle.importKey('raw', bytesOf(facts.publicKey), { name: 'Ed25519' }, false, ['verify']);
    genuine = await crypto.subtle.verify(
      { name: 'Ed25519' },
      key,
      bytesOf(parts.signature),
      new TextEncoder().encode(parts.payload),
    );
  } catch {
    return { kind: 'cannot' };
  }
  if (!genuine) return { kind: 'forged' };
  if (payload.restaurant !== facts.restaurant) return { kind: 'other_restaurant' };
  return payload.date === facts.today ? { kind: 'genuine', payload } : { kind: 'other_day', date: payload.date };
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
}
