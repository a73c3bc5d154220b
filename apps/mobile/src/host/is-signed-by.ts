import type { VerifySignature } from '@metade/booking-flow/voucher-proof.ts';
import { hashes, verify } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';

hashes.sha512 = sha512;

/** The device's own engine has no Ed25519. */
export const isSignedBy: VerifySignature = async (publicKey, { payload, signature }) =>
  verify(bytesOf(signature), new TextEncoder().encode(payload), bytesOf(publicKey));

function bytesOf(base64url: string): Uint8Array {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
}
