import { encodeVoucherPayload } from '@metade/domain/voucher.ts';
import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import { createVoucherSigner } from '../src/adapters/voucher-signer.ts';

const pemOf = () => String(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }));
const [before, after] = [pemOf(), pemOf()];
const old = createVoucherSigner(before);
const former = old.keys.map(({ key }) => key);
const voucher = {
  order: '0190aaaa-0000-7000-8000-000000000001',
  restaurant: '0190aaaa-0000-7000-8000-000000000002',
  date: '2026-06-12',
  time: '20:00',
  places: 4,
  code: 'K7M4QX',
} as const;

test('vouchers of the former key count after the change, as long as its public half is given', () => {
  const printed = old.sign(voucher);
  expect(createVoucherSigner(after, former).verify(printed)).toMatchObject(voucher);
  expect(createVoucherSigner(after).verify(printed)).toBeNull();
});

test('new vouchers are signed by the new key alone, which their text names', () => {
  const signer = createVoucherSigner(after, former);
  const text = signer.sign(voucher);
  expect(signer.keys.map(({ key }) => key)).toEqual([createVoucherSigner(after).keys[0]?.key, ...former]);
  expect(text.split('/')[1]).toBe(signer.keys[0]?.id);
  expect(old.verify(text)).toBeNull();
});

test('a text that names another key than the one that signed it is refused', () => {
  const signer = createVoucherSigner(after, former);
  const [current, earlier] = signer.keys;
  const renamed = encodeVoucherPayload({ ...voucher, key: current?.id ?? '' });
  const signedByOld = `${renamed}.${sign(null, Buffer.from(renamed), createPrivateKey(before)).toString('base64url')}`;
  expect(signer.verify(signedByOld)).toBeNull();
  const honest = encodeVoucherPayload({ ...voucher, key: earlier?.id ?? '' });
  expect(
    signer.verify(`${honest}.${sign(null, Buffer.from(honest), createPrivateKey(before)).toString('base64url')}`),
  ).not.toBeNull();
});

test('a voucher printed before keys had names is known by any of them', () => {
  const text = encodeVoucherPayload({ ...voucher, key: null });
  const printed = `${text}.${sign(null, Buffer.from(text), createPrivateKey(before)).toString('base64url')}`;
  expect(createVoucherSigner(after, former).verify(printed)).toEqual({ ...voucher, key: null });
  expect(createVoucherSigner(after).verify(printed)).toBeNull();
});
