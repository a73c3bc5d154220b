import type { Registration } from '@metade/contracts/registration.ts';
import { messages } from '@metade/i18n/pt/web.ts';
import { wholeWorksheet } from '@metade/domain/opening-hours.ts';
import { expect, test } from 'vitest';
import { savedOtherwise } from '../src/register/saved-otherwise.ts';
import { wordsOf } from '../src/words/words.tsx';

const now = {
  company_name: 'Tasca do gerente',
  description: 'Cozinha de tacho,\nfeita devagar.',
  phone: '+351213456789',
  website: 'https://www.tasca.pt',
  facebook: null,
  country: 'PT',
  zip: '1100-148',
  street: 'Rua Augusta',
  number: '1',
  district: '',
  city: { name: 'Lisboa' },
  location: { latitude: 38.7101, longitude: -9.1402 },
  kitchen: ['portuguesa'],
  services: [],
  ticket_avg: { amount: 125_000, currency: 'EUR' },
  desserts: true,
  table_tolerance: 30,
  accepted_sizes: [2, 4],
  confirmation_mode: 'review',
  worksheet: wholeWorksheet([{ day: 1, time_open: '19:00', time_close: '23:30' }]),
  tables: [{ day: 1, period: 'night', time: '20:00', qtd: 3, places: 2 }],
} as unknown as Registration;
const choices = { kitchens: [{ slug: 'portuguesa', name: 'Portuguesa' }], services: [{ slug: 'wifi', name: 'Wi-Fi' }] };
const differing = (step: Parameters<typeof savedOtherwise>[0], typed: [string, string][]) =>
  savedOtherwise(step, typed, now, wordsOf('pt', messages), choices);

test('names what is saved otherwise than it was typed, and nothing that is only written otherwise', () => {
  const typed: [string, string][] = [
    ['company_name', 'Tasca da Rita'],
    ['description', 'Cozinha de tacho,\r\nfeita devagar.'],
    ['phone', '213 456 789'],
    ['website', 'www.tasca.pt'],
    ['facebook', 'facebook.com/tasca'],
  ];
  expect(differing('identity', typed)).toEqual([
    { field: 'company_name', saved: 'Tasca do gerente' },
    { field: 'facebook', saved: '–' },
  ]);
});

test('compares a place, what is eaten and the tables by what they mean', () => {
  const place = { country: 'PT', zip: '1100-148', street: 'Rua Augusta', number: '1', city: 'Lisboa' };
  const pin = { latitude: '38,7101', longitude: '-9.1402' };
  expect(differing('place', Object.entries({ ...place, ...pin }))).toEqual([]);
  expect(differing('place', Object.entries({ ...place, ...pin, number: '7' }))).toEqual([
    { field: 'number', saved: '1' },
  ]);
  const food = { kitchen: 'portuguesa', ticket_avg: '1.250,00', services: 'wifi' };
  expect(differing('food', Object.entries(food))).toEqual([
    { field: 'desserts', saved: messages.register.desserts },
    { field: 'services', saved: '–' },
  ]);
  const tables: [string, string][] = [
    ['confirmation_mode', 'review'],
    ['table_tolerance', '30'],
    ['accepted_sizes', '2'],
    ['accepted_sizes', '4'],
    ['open-1', '19:00'],
    ['close-1', '23:30'],
    ['cell-1-night-time', '20:00'],
    ['cell-1-night-2', '3'],
  ];
  expect(differing('tables', tables)).toEqual([]);
  expect(differing('tables', [...tables.slice(0, 6), ['open-2', '19:00'], ['close-2', '23:00']])).toEqual([
    { field: 'worksheet', saved: expect.stringMatching(/^ter.* fechado$/i) },
    { field: 'tables', saved: expect.stringMatching(/20:00, Mesas de 2: 3$/) },
  ]);
});
