import { panel } from '@metade/i18n/pt/panel.ts';
import { expect, test } from 'vitest';
import { loggedChange } from '../src/admin/logged-change.ts';

const lines = (what: string, before: Record<string, unknown>, after: Record<string, unknown>) =>
  loggedChange({ what, before, after }, { m: panel, locale: 'pt', moment: () => 'sexta, 20:00' });

test('of a list the log tells what came and what went, in words', () => {
  expect(
    lines(
      'grid.saved',
      { tables: ['5 night 20:00 × 2: 4', '5 night 21:00 × 4: 1'] },
      { tables: ['5 night 20:00 × 2: 3', '5 night 21:00 × 4: 1'] },
    ),
  ).toEqual(['Mesas: + sexta, 3.º horário, 20:00: 3 × 2; − sexta, 3.º horário, 20:00: 4 × 2']);
  expect(lines('profile.saved', { kitchens: ['a', 'b'] }, { kitchens: ['b', 'a'] })).toEqual([
    'Tipos de cozinha: outra ordem',
  ]);
});

test.each([
  ['profile.saved', { worksheet: null }, { worksheet: [{ day: 1, time_open: '19:00', time_close: '23:00' }] }],
  ['profile.saved', { more: { en: 'Old', es: null } }, { more: { en: 'New' } }],
  ['calendar.saved', { overrides: [] }, { overrides: [{ period: 'night', slot: null, qtd: 0, reason: 'Obras' }] }],
  ['menu.saved', { menu: [{ name: 'Caldo', price: 600 }] }, { menu: [{ name: 'Polvo', price: 1800, food: true }] }],
  ['pictures.changed', { crop: { x: 0.1, y: 0.2 } }, { crop: null }],
  ['order.refunded', {}, { amount: 250, currency: 'EUR', reason: 'A cozinha fechou' }],
])('%s is told without a bracket or a quotation mark of a program', (what, before, after) => {
  for (const line of lines(what, before, after)) expect(line).not.toMatch(/[{}[\]"]/);
});

test('sums and states are told as people say them', () => {
  expect(lines('order.refunded', {}, { amount: 250, currency: 'EUR' })).toEqual(['Quantia: – → 2,50\u00a0€']);
  expect(lines('booking.arrived', { state: 'confirmed' }, { state: 'arrived' })[0]).not.toContain('arrived');
});
