import type { VerifySignature } from '@metade/booking-flow/voucher-proof.ts';

/** By this browser's Ed25519, where it has one. */
export const isSignedBy: VerifySignature = async (publicKey, { payload, signature }) => {
  const key = await crypto.subtle.importKey('raw', bytesOf(publicKey), { name: 'Ed25519' }, false, ['verify']);
  return crypto.subtle.verify({ name: 'Ed25519' }, key, bytesOf(signature), new TextEncoder().encode(payload));
};

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
}
