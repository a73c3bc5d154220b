import {
  decodeVoucherPayload,
  keysFor,
  splitSignedPayload,
  type VoucherKey,
  type VoucherPayload,
} from '@metade/domain/voucher.ts';

/** Whether a raw Ed25519 key (base64url) signed a text. Rejects where the device cannot tell. */
export type VerifySignature = (publicKey: string, signed: { payload: string; signature: string }) => Promise<boolean>;

/** cannot: this device has no keys, not the one that signed, or no Ed25519. */
export type VoucherProof = { kind: 'genuine'; payload: VoucherPayload } | { kind: 'forged' | 'cannot' };

export type ScanVerdict = VoucherProof | { kind: 'other_restaurant' } | { kind: 'other_day'; date: string };

/** What a QR proves without the network: that we signed it. Whether it was used before, only the server knows. */
export async function proveVoucher(
  text: string,
  known: readonly VoucherKey[] | null,
  verify: VerifySignature,
): Promise<VoucherProof> {
  const parts = splitSignedPayload(text.trim());
  const payload = parts && decodeVoucherPayload(parts.payload);
  if (!parts || !payload) return { kind: 'forged' };
  const keys = keysFor(payload, known ?? []);
  if (keys.length === 0) return { kind: 'cannot' };
  try {
    const verdicts = await Promise.all(keys.map(({ key }) => verify(key, parts)));
    return verdicts.includes(true) ? { kind: 'genuine', payload } : { kind: 'forged' };
  } catch {
    return { kind: 'cannot' };
  }
}

/** The same at a restaurant's door: it is for this restaurant and date, too. */
export async function checkScanned(
  text: string,
  facts: { keys: readonly VoucherKey[] | null; restaurant: string; today: string },
  verify: VerifySignature,
): Promise<ScanVerdict> {
  const proof = await proveVoucher(text, facts.keys, verify);
  if (proof.kind !== 'genuine') return proof;
  const { restaurant, date } = proof.payload;
  if (restaurant !== facts.restaurant) return { kind: 'other_restaurant' };
  return date === facts.today ? proof : { kind: 'other_day', date };
}
