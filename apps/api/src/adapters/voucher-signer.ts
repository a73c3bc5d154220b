import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import type { VoucherPayload } from '@metade/domain/voucher.ts';
import { decodeVoucherPayload, encodeVoucherPayload, splitSignedPayload } from '@metade/domain/voucher.ts';

export type VoucherSigner = {
  /** The text of the QR code: payload and Ed25519 signature. */
  sign(payload: VoucherPayload): string;
  /** The payload of a text that we signed, null for any other. */
  verify(text: string): VoucherPayload | null;
  /** Raw public key, base64url: lets a device verify without network. */
  publicKey: string;
};

/** Signs and verifies vouchers. pem: Ed25519 private key, PKCS#8. */
export function createVoucherSigner(pem: string): VoucherSigner {
  const privateKey = createPrivateKey(pem);
  const publicKey = createPublicKey(privateKey);
  return {
    sign: (payload) => {
      const text = encodeVoucherPayload(payload);
      return `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`;
    },
    verify: (text) => {
      const parts = splitSignedPayload(text);
      if (!parts) return null;
      const good = verify(null, Buffer.from(parts.payload), publicKey, Buffer.from(parts.signature, 'base64url'));
      return good ? decodeVoucherPayload(parts.payload) : null;
    },
    publicKey: String(publicKey.export({ format: 'jwk' }).x),
  };
}
