import { createHash } from 'node:crypto';
import { httpbis } from 'http-message-signatures';
import type { VoucherSigner } from '../../adapters/voucher-signer.ts';

/** What a signature covers: which address answered what, to the byte. */
const fields = ['@status', '@path;req', 'content-digest'];

/**
 * The headers by which an answer of 200 is known to be this marketplace's: Content-Digest (RFC 9530) and an Ed25519 signature over it
 * (RFC 9421). url: the one asked for; now: epoch ms.
 */
export async function signatureHeaders(signer: VoucherSigner, url: URL, bytes: Buffer, now: number) {
  const digest = `sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`;
  const signed = await httpbis.signMessage(
    {
      name: 'feed',
      key: { ...keyOf(signer), alg: 'ed25519', sign: async (text) => signer.signBytes(text) },
      fields,
      params: ['created', 'keyid', 'alg'],
      paramValues: { created: new Date(now) },
    },
    { status: 200, headers: { 'content-digest': digest } },
    { method: 'GET', url, headers: {} },
  );
  return signed.headers;
}

/** The public keys of all signatures, the present one first, as a JSON Web Key Set. */
export function keyDirectory({ keys }: VoucherSigner) {
  return { keys: keys.map(({ id, key }) => ({ kty: 'OKP', crv: 'Ed25519', use: 'sig', kid: id, x: key })) };
}

function keyOf({ keys: [current] }: VoucherSigner): { id: string } {
  if (current === undefined) throw new Error('There is no key that signs.');
  return { id: current.id };
}
