import type { VerifySignature } from '@metade/booking-flow/voucher-proof.ts';
import { ed25519 } from '@noble/curves/ed25519.js';

/** The device's own engine has no Ed25519. */
export const isSignedBy: VerifySignature = async (publicKey, { payload, signature }) =>
  ed25519.verify(bytesOf(signature), new TextEncoder().encode(payload), bytesOf(publicKey));

function bytesOf(base64url: string): Uint8Array {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
}
