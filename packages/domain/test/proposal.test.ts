import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { NameAndPlace } from '../src/proposal.ts';
import { changedFields, fixedField, proposalFields } from '../src/proposal.ts';

const tasca: NameAndPlace = {
  company_name: 'Tasca da Rita',
  zip: '1100-148',
  street: 'Rua Augusta',
  number: '1',
  district: 'Baixa',
  city_id: 'PT-1106',
  latitude: 38.7101,
  longitude: -9.1402,
};

it.each([
  [{}, []],
  [{ company_name: 'Tasca do Zé' }, ['company_name']],
  [{ company_name: 'tasca da rita' }, ['company_name']],
  [{ city_id: 'PT-1312', zip: '4000-001' }, ['zip', 'city']],
  [{ latitude: 38.710105 }, []],
  [{ latitude: 38.71012 }, ['location']],
  [{ longitude: -9.1403 }, ['location']],
  [{ latitude: null, longitude: null }, ['location']],
])('of %j the changed fields are %j', (change, fields) => {
  expect(changedFields(tasca, { ...tasca, ...change })).toEqual(fields);
});

const text = fc.string({ maxLength: 3 });
const pin = fc.option(fc.double({ min: -90, max: 90, noNaN: true }));
const any: fc.Arbitrary<NameAndPlace> = fc.record({
  company_name: text,
  zip: text,
  street: text,
  number: text,
  district: text,
  city_id: fc.option(text),
  latitude: pin,
  longitude: pin,
});

it('nothing changed is no change, and a change is one from either side', () => {
  fc.assert(
    fc.property(any, any, (one, other) => {
      expect(changedFields(one, one)).toEqual([]);
      expect(changedFields(one, other)).toEqual(changedFields(other, one));
      expect(proposalFields).toEqual(expect.arrayContaining(changedFields(one, other)));
    }),
  );
});

it.each([
  ['PT', 'Europe/Lisbon', null],
  ['PT', 'Atlantic/Azores', { field: 'city', code: 'clock_fixed' }],
  ['ES', 'Europe/Madrid', { field: 'country', code: 'country_fixed' }],
  ['ES', 'Europe/Lisbon', { field: 'country', code: 'country_fixed' }],
])('from Lisbon to %s at %s: %j', (country, time_zone, expected) => {
  expect(fixedField({ country: 'PT', time_zone: 'Europe/Lisbon' }, { country, time_zone })).toEqual(expected);
});
