import { expect, test } from 'vitest';
import { fillAddress, isOtherCode } from '../src/account/fill-address.ts';

const lisbon = { street: null, district: null, city: 'Lisboa', state: 'Lisboa' };

function form(values: Record<string, string>) {
  const fields = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
  return {
    input: (name: string) => fields[name] ?? null,
    values: () => Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
  };
}

test('a code that is not there keeps nothing that the former one told, and everything that was typed', () => {
  const { input, values } = form({ street: 'Rua Augusta', district: '', city: '', state: '' });
  const told = fillAddress(input, lisbon, {}, true);
  expect(values()).toEqual({ street: 'Rua Augusta', district: '', city: 'Lisboa', state: 'Lisboa' });
  expect(fillAddress(input, null, told, true)).toMatchObject({ city: '', state: '' });
  expect(values()).toEqual({ street: 'Rua Augusta', district: '', city: '', state: '' });
});

test('a code that was asked for again takes nothing away', () => {
  const { input, values } = form({ street: '', district: 'Baixa', city: 'Lisboa', state: '' });
  fillAddress(input, lisbon, { district: 'Baixa', city: 'Lisboa' }, false);
  expect(values()).toEqual({ street: '', district: 'Baixa', city: 'Lisboa', state: 'Lisboa' });
});

test('a form without a field is filled where it has one', () => {
  const { input, values } = form({ city: '' });
  fillAddress(input, lisbon, {}, true);
  expect(values()).toEqual({ city: 'Lisboa' });
});

test('a code is the same however it is written', () => {
  expect(isOtherCode('01310-100', '01310100')).toBe(false);
  expect(isOtherCode('01310-101', '01310-100')).toBe(true);
});
