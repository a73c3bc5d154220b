import { expect, test } from 'vitest';
import { draftOf, withoutPostalCode, withPostalCode } from '../src/proposals/proposal-draft.ts';
import type { Found } from '../src/proposals/proposal-draft.ts';

const here = { latitude: 38.7101, longitude: -9.1402 };
const belem = { latitude: 38.697, longitude: -9.206 };
const draft = draftOf({
  company_name: 'Tasca da Rita',
  country: 'PT',
  zip: '1100-148',
  street: 'Rua Augusta',
  number: '1',
  district: '',
  city: 'Lisboa',
  location: here,
});
const found: Found = {
  zip: '1300-004',
  street: null,
  district: null,
  city: 'Lisboa',
  city_id: 'PT-1106',
  state: 'Lisboa',
  region: { iso: 'PT-11' },
  country: 'PT',
  location: belem,
};

test('a postal code takes the pin along, and fills in what it knows alone', () => {
  expect(withPostalCode(draft, found, here)).toEqual({
    ...draft,
    zip: '1300-004',
    latitude: '38.697000',
    longitude: '-9.206000',
  });
  expect(withPostalCode(draft, { ...found, street: 'Rua de Belém', district: 'Belém' }, here)).toMatchObject({
    street: 'Rua de Belém',
    district: 'Belém',
    number: '1',
  });
});

test('a pin that somebody moved stays where it was put', () => {
  const moved = { ...draft, latitude: '38.72' };
  expect(withPostalCode(moved, found, here)).toMatchObject({
    zip: '1300-004',
    latitude: '38.72',
    longitude: draft.longitude,
  });
});

test('a pin that was never set comes from the postal code, and goes where that has none', () => {
  const none = { ...draft, latitude: '', longitude: '' };
  expect(withPostalCode(none, found, null)).toMatchObject({ latitude: '38.697000' });
  expect(withPostalCode(draft, { ...found, location: null }, here)).toMatchObject({ latitude: '', longitude: '' });
});

test('a code that is not there keeps nothing that the former one told, and everything that was typed', () => {
  const told = { ...found, street: 'Rua de Belém', district: 'Belém' };
  const filled = withPostalCode(draft, told, here);
  expect(withoutPostalCode(filled, told)).toEqual({
    ...filled,
    street: '',
    district: '',
    city: '',
    latitude: '',
    longitude: '',
  });
  const typed = { ...filled, street: 'Rua do Embaixador', latitude: '38.69' };
  expect(withoutPostalCode(typed, told)).toEqual({ ...typed, district: '', city: '' });
  expect(withoutPostalCode(filled, { ...told, street: null }), 'a street that no code told').toMatchObject({
    street: 'Rua de Belém',
  });
});
