import { expect, test } from 'vitest';
import { brandOf, checkCard, groupDigits, slashExpiry } from '../src/gateways/sandbox/card-input.ts';

const now = new Date();
const month = String(now.getUTCMonth() + 1).padStart(2, '0');
const card = {
  number: '4242 4242 4242 4242',
  expiry: `${month}/${now.getUTCFullYear() + 1}`,
  cvc: '123',
  holder: 'Ana Silva',
};

test('a good card has nothing wrong', () => {
  expect(checkCard(card)).toEqual({});
});

test('an empty form names every field at once', () => {
  expect(checkCard({ number: '', expiry: '', cvc: '', holder: '' })).toEqual({
    number: 'invalid_number',
    expiry: 'invalid_expiry',
    cvc: 'invalid_cvc',
    holder: 'invalid_holder',
  });
});

test('the last digit decides', () => {
  expect(checkCard({ ...card, number: '4242 4242 4242 4243' })).toEqual({ number: 'invalid_number' });
});

test('the current month is still good, the one before has expired', () => {
  const before = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1));
  const expired = `${String(before.getUTCMonth() + 1).padStart(2, '0')}/${String(before.getUTCFullYear()).slice(2)}`;
  expect(checkCard({ ...card, expiry: `${month}/${String(now.getUTCFullYear()).slice(2)}` })).toEqual({});
  expect(checkCard({ ...card, expiry: expired })).toEqual({ expiry: 'expired_card' });
  expect(checkCard({ ...card, expiry: '09/20' })).toEqual({ expiry: 'expired_card' });
  expect(checkCard({ ...card, expiry: '12/2019' })).toEqual({ expiry: 'expired_card' });
  expect(checkCard({ ...card, expiry: '13/20' })).toEqual({ expiry: 'invalid_expiry' });
  expect(checkCard({ ...card, expiry: '13/30' })).toEqual({ expiry: 'invalid_expiry' });
});

test('American Express has a code of four digits, the others of three', () => {
  const amex = { ...card, number: '3782 822463 10005' };
  expect(checkCard({ ...amex, cvc: '1234' })).toEqual({});
  expect(checkCard({ ...amex, cvc: '123' })).toEqual({ cvc: 'invalid_cvc' });
  expect(checkCard({ ...card, cvc: '1234' })).toEqual({ cvc: 'invalid_cvc' });
});

test('a number in the place of the name is refused', () => {
  expect(checkCard({ ...card, holder: '4242424242424242' })).toEqual({ holder: 'invalid_holder' });
});

test('the brand shows as soon as only one is possible', () => {
  expect(brandOf('4')).toBeNull();
  expect(brandOf('4242')).toBe('Visa');
  expect(brandOf('5555')).toBe('Mastercard');
});

test('digits stand in the groups of their brand', () => {
  expect(groupDigits('4242424242424242')).toBe('4242 4242 4242 4242');
  expect(groupDigits('378282246310005')).toBe('3782 822463 10005');
  expect(groupDigits('42a42-4')).toBe('4242 4');
});

test('an expiry gets its slash, its zero and two digits for the year', () => {
  expect(['1', '12', '123', '12/3', '9', '9/28', '09/2028', '0928', '12/20'].map(slashExpiry)).toEqual([
    '1',
    '12',
    '12/3',
    '12/3',
    '09',
    '09/28',
    '09/28',
    '09/28',
    '12/20',
  ]);
});
