import type { RestaurantProfile } from '@metade/contracts/restaurant-profile.ts';
import { wholeWorksheet } from '@metade/domain/opening-hours.ts';
import { expect, test } from 'vitest';
import { changesOf, differing, draftOf, noSums, rebased, withPart } from '../src/profile/profile-draft.ts';

const profile: RestaurantProfile = {
  _id: '0198a000-0000-7000-8000-000000000001',
  slug: 'tasca',
  state: 'approved',
  show: true,
  revision: 3,
  company_name: 'Tasca',
  description: 'Cozinha de tacho.',
  more: { en: 'Slow food.' },
  phone: '+351213456789',
  website: null,
  facebook: null,
  country: 'PT',
  zip: '1100-148',
  street: 'Rua Augusta',
  number: '1',
  district: '',
  city: 'Lisboa',
  location: null,
  kitchen: ['portuguesa'],
  services: ['wifi'],
  currency: 'EUR',
  ticket_avg: 2450,
  prices: [{ places: 4, price: 1200 }],
  market_prices: [],
  accepted_sizes: [2, 4],
  one_person_ok: true,
  table_tolerance: 30,
  horizon_days: 30,
  cutoff_minutes: 120,
  confirmation_mode: 'review',
  desserts: true,
  worksheet: wholeWorksheet([{ day: 1, time_open: '19:00', time_close: '23:00' }]),
};
const base = draftOf(profile, 'pt');

test('a profile stands in its form with sums as they are typed, and without days that are closed', () => {
  expect(base).toMatchObject({
    ticket_avg: '24,50',
    prices: { 2: '', 4: '12,00', 6: '' },
    more: { en: 'Slow food.', es: '', pt: '' },
    website: '',
    horizon_days: '30',
    worksheet: [{ day: 1 }],
  });
  expect(changesOf(base, base)).toEqual({});
});

test('of two windows’ work what was typed here stays, and everything else is as it is there', () => {
  const mine = { ...base, description: 'O meu texto.', services: ['wifi', 'parking'] };
  const now = { ...base, description: 'O de outra pessoa.', phone: '+351210000000' };
  const both = rebased(mine, base, now);
  expect(both).toEqual({ ...now, description: 'O meu texto.', services: ['wifi', 'parking'] });
  expect(differing(both, now)).toEqual(['description', 'services']);
});

test('typing nothing takes what is there; nothing there keeps what was typed', () => {
  const other = { ...base, desserts: false };
  expect(rebased(base, base, other)).toEqual(other);
  expect(rebased(other, base, base)).toEqual(other);
});

test('of texts, prices and hours each language, size and day is merged by itself', () => {
  const span = (day: number, time_open: string) => ({ day, time_open, time_close: '23:00' });
  const mine = {
    ...base,
    more: { ...base.more, en: 'Mine.', es: '' },
    prices: { ...base.prices, 2: '7' },
    worksheet: [span(1, '19:00'), span(3, '12:00')],
  };
  const now = {
    ...base,
    more: { ...base.more, es: 'De otra persona.' },
    prices: { ...base.prices, 2: '8', 6: '20' },
    worksheet: [span(1, '18:00'), span(5, '18:00')],
  };
  const both = rebased(mine, base, now);
  expect(both.more).toEqual({ ...base.more, en: 'Mine.', es: 'De otra persona.' });
  expect(both.prices).toEqual({ 2: '7', 4: '12,00', 6: '20' });
  expect(both.worksheet).toEqual([span(1, '18:00'), span(5, '18:00'), span(3, '12:00')]);
  expect(differing(both, now)).toEqual(['more.en', 'prices.2', 'worksheet.3']);
  // What both changed is theirs and mine: it is shown, and theirs can be taken.
  expect(differing(base, now)).toContain('prices.2');
  expect(differing(withPart(both, 'prices.2', now), now)).toEqual(['more.en', 'worksheet.3']);
  expect(differing(withPart(both, 'worksheet.3', now), now)).toEqual(['more.en', 'prices.2']);
  expect(changesOf(both, now)).toMatchObject({
    more: both.more,
    prices: [
      { places: 2, price: 700 },
      { places: 4, price: 1200 },
      { places: 6, price: 2000 },
    ],
    worksheet: both.worksheet,
  });
});

test('the order of the days alone is no difference', () => {
  const more = [...base.worksheet, { day: 0, time_open: '12:00', time_close: '15:00' }];
  expect(differing({ ...base, worksheet: more }, { ...base, worksheet: more.toReversed() })).toEqual([]);
});

test('the same typed on both sides is no difference any more', () => {
  const same = { ...base, ticket_avg: '30' };
  expect(differing(rebased(same, base, same), same)).toEqual([]);
});

test('a save sends what was changed alone, in minor units', () => {
  const draft = { ...base, ticket_avg: '31,5', prices: { ...base.prices, 2: '7', 4: '' }, horizon_days: '60' };
  expect(changesOf(draft, base)).toEqual({ ticket_avg: 3150, prices: [{ places: 2, price: 700 }], horizon_days: 60 });
});

test.each([
  [{ ticket_avg: 'trinta' }, ['ticket_avg']],
  [{ ticket_avg: '' }, ['ticket_avg']],
  [{ prices: { 2: 'seis', 4: '12', 6: '' } }, ['prices.2']],
  [{}, []],
])('what is no sum in %j: %j', (change, wrong) => {
  expect(noSums({ ...base, ...change })).toEqual(wrong);
});
