import { isSignedBy } from '../src/host/is-signed-by';

/** RFC 8032, 7.1, test 2: the message is the one byte 0x72. */
const key = '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c';
const signature =
  '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00';

function base64url(hex: string): string {
  const bytes = hex.match(/../g)?.map((two) => String.fromCharCode(Number.parseInt(two, 16))) ?? [];
  return btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

test('a signature is told from one of another text and from another’s', async () => {
  const signed = { payload: 'r', signature: base64url(signature) };
  expect(await isSignedBy(base64url(key), signed)).toBe(true);
  expect(await isSignedBy(base64url(key), { ...signed, payload: 's' })).toBe(false);
  const other = 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a';
  expect(await isSignedBy(base64url(other), signed)).toBe(false);
});
