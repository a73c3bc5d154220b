import type { KeyObject } from 'node:crypto';
import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import type { VoucherKey, VoucherPayload } from '@metade/domain/voucher.ts';
import { decodeVoucherPayload, encodeVoucherPayload, keysFor, splitSignedPayload } from '@metade/domain/voucher.ts';

export type VoucherSigner = {
  /** The text of the QR code: payload and Ed25519 signature. */
  sign(payload: Omit<VoucherPayload, 'key'>): string;
  /** The payload of a text that this installation signed, null for any other. */
  verify(text: string): VoucherPayload | null;
  /** The Ed25519 signature of other bytes, by the first of the keys. */
  signBytes(bytes: Buffer): Buffer;
  /** The key that signs and those before it: let a device verify without network. */
  keys: readonly VoucherKey[];
};

/** Signs and verifies vouchers. pem: Ed25519 private key, PKCS#8. former: raw public keys (base64url) that signed before it. */
export function createVoucherSigner(pem: string, former: readonly string[] = []): VoucherSigner {
  const privateKey = createPrivateKey(pem);
  const current = String(createPublicKey(privateKey).export({ format: 'jwk' }).x);
  const known = [...new Set([current, ...former])].map((key) => ({ id: voucherKeyId(key), key }));
  const objects = new Map<string, KeyObject>(known.map(({ id, key }) => [id, publicKeyOf(key)]));
  const id = voucherKeyId(current);
  return {
    sign: (payload) => {
      const text = encodeVoucherPayload({ ...payload, key: id });
      return `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`;
    },
    verify: (text) => {
      const parts = splitSignedPayload(text);
      const payload = parts && decodeVoucherPayload(parts.payload);
      if (!payload) return null;
      const signature = Buffer.from(parts.signature, 'base64url');
      const signed = keysFor(payload, known).some(({ id: name }) => {
        const key = objects.get(name);
        return key !== undefined && verify(null, Buffer.from(parts.payload), key, signature);
      });
      return signed ? payload : null;
    },
    signBytes: (bytes) => sign(null, bytes, privateKey),
    keys: known,
  };
}

/** The public half of a raw Ed25519 key in base64url. Throws when it is none. */
export function publicKeyOf(key: string): KeyObject {
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key }, format: 'jwk' });
}

/** A key's name: the first 48 bits of its SHA-256, base64url. */
function voucherKeyId(key: string): string {
  return createHash('sha256').update(key, 'base64url').digest('base64url').slice(0, 8);
}
