import type { VoucherPayload } from '@metade/domain/voucher.ts';
import { encodeVoucherPayload } from '@metade/domain/voucher.ts';
import { generateKeyPairSync, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkScanned } from '@metade/booking-flow/voucher-proof.ts';
import { isSignedBy } from '../src/voucher/is-signed-by.ts';

const keys = generateKeyPairSync('ed25519');
const publicKey = String(keys.publicKey.export({ format: 'jwk' }).x);
const payload = {
  key: 'AbCd12_-',
  order: '0190aaaa-0000-7000-8000-000000000001',
  restaurant: 'house',
  date: '2026-06-12',
  time: '20:00',
  places: 4 as const,
  code: 'K7M4QX',
};
const facts = { keys: [{ id: payload.key, key: publicKey }], restaurant: 'house', today: '2026-06-12' };

type Facts = Parameters<typeof checkScanned>[1];
const checkOffline = (text: string, at: Facts) => checkScanned(text, at, isSignedBy);

test('a voucher that we signed, for this restaurant and day, is genuine', async () => {
  expect(await checkOffline(qrOf(), facts)).toEqual({ kind: 'genuine', payload });
});

test('one changed sign makes it forged, as does another’s key or a text that is no voucher', async () => {
  expect(await checkOffline(qrOf().replace('/4/', '/6/'), facts)).toEqual({ kind: 'forged' });
  const others = String(generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }).x);
  expect(await checkOffline(qrOf(), { ...facts, keys: [{ id: payload.key, key: others }] })).toEqual({
    kind: 'forged',
  });
  expect(await checkOffline('https://metade.app/', facts)).toEqual({ kind: 'forged' });
});

test('another restaurant’s and another day’s are told apart', async () => {
  expect(await checkOffline(qrOf(), { ...facts, restaurant: 'other' })).toEqual({ kind: 'other_restaurant' });
  expect(await checkOffline(qrOf(), { ...facts, today: '2026-06-13' })).toEqual({
    kind: 'other_day',
    date: '2026-06-12',
  });
});

test('a device that never loaded the key cannot tell', async () => {
  expect(await checkOffline(qrOf(), { ...facts, keys: null })).toEqual({ kind: 'cannot' });
});

test('a key that signed before the present one counts, and one that the device does not know leaves it open', async () => {
  const newer = { id: 'newer-00', key: String(generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }).x) };
  expect(await checkOffline(qrOf(), { ...facts, keys: [newer, ...facts.keys] })).toEqual({ kind: 'genuine', payload });
  expect(await checkOffline(qrOf(), { ...facts, keys: [newer] })).toEqual({ kind: 'cannot' });
});

test('a voucher from before keys had names is tried with every key', async () => {
  const newer = { id: 'newer-00', key: String(generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }).x) };
  const unnamed = { ...payload, key: null };
  expect(await checkOffline(qrOf(unnamed), { ...facts, keys: [newer, ...facts.keys] })).toEqual({
    kind: 'genuine',
    payload: unnamed,
  });
  expect(await checkOffline(qrOf(unnamed), { ...facts, keys: [newer] })).toEqual({ kind: 'forged' });
});

function qrOf(content: VoucherPayload = payload): string {
  const text = encodeVoucherPayload(content);
  return `${text}.${sign(null, Buffer.from(text), keys.privateKey).toString('base64url')}`;
}
