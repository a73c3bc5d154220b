import { generateKeyPairSync, sign, verify } from 'node:crypto';
import { encodeVoucherPayload, type VoucherPayload } from '@metade/domain/voucher.ts';
import { expect, it } from 'vitest';
import { checkScanned, proveVoucher, type VerifySignature } from '../src/voucher-proof.ts';

const ours = generateKeyPairSync('ed25519');
const theirs = generateKeyPairSync('ed25519');
const payload: VoucherPayload = {
  key: 'AAAAAAAA',
  order: 'o1',
  restaurant: 'r1',
  date: '2026-06-12',
  time: '20:00',
  places: 2,
  code: 'K7M4QX',
};
const keys = [{ id: 'AAAAAAAA', key: 'ours' }];
const facts = { keys, restaurant: 'r1', today: '2026-06-12' };

const checked: VerifySignature = async (key, signed) =>
  key === 'ours' &&
  verify(null, Buffer.from(signed.payload), ours.publicKey, Buffer.from(signed.signature, 'base64url'));

function qr(over: Partial<VoucherPayload> = {}, by = ours): string {
  const text = encodeVoucherPayload({ ...payload, ...over });
  return `${text}.${sign(null, Buffer.from(text), by.privateKey).toString('base64url')}`;
}

it('proves what we signed, and nothing that was signed or changed by others', async () => {
  expect(await proveVoucher(` ${qr()} `, keys, checked)).toEqual({ kind: 'genuine', payload });
  expect(await proveVoucher(qr({}, theirs), keys, checked)).toEqual({ kind: 'forged' });
  expect(await proveVoucher(qr().replace('/2/', '/6/'), keys, checked)).toEqual({ kind: 'forged' });
  for (const text of ['', 'K7M 4QX', 'https://metade.test/v/1', `${encodeVoucherPayload(payload)}.`])
    expect(await proveVoucher(text, keys, checked)).toEqual({ kind: 'forged' });
});

it('does not call forged what it cannot check', async () => {
  expect(await proveVoucher(qr(), null, checked)).toEqual({ kind: 'cannot' });
  expect(await proveVoucher(qr({ key: 'BBBBBBBB' }), keys, checked)).toEqual({ kind: 'cannot' });
  expect(await proveVoucher(qr(), keys, () => Promise.reject(new Error('no Ed25519')))).toEqual({ kind: 'cannot' });
});

it('tells a voucher of another restaurant or day from a forged one', async () => {
  expect(await checkScanned(qr(), facts, checked)).toEqual({ kind: 'genuine', payload });
  expect(await checkScanned(qr({ restaurant: 'r2' }), facts, checked)).toEqual({ kind: 'other_restaurant' });
  expect(await checkScanned(qr({ date: '2026-06-13' }), facts, checked)).toEqual({
    kind: 'other_day',
    date: '2026-06-13',
  });
  expect(await checkScanned(qr({ restaurant: 'r2' }, theirs), facts, checked)).toEqual({ kind: 'forged' });
});
