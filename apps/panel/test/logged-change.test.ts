import { changeKinds } from '@metade/contracts/change-kinds.ts';
import { LOCALES } from '@metade/i18n/locale.ts';
import { panelWords } from '@metade/i18n/panel-words.ts';
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
  const caldo = { name: 'Caldo', price: 450 };
  const polvo = { name: 'Polvo', price: 1800 };
  expect(
    lines('menu.saved', { menu: [caldo, polvo] }, { menu: [{ ...caldo, price: 460 }, polvo] }),
    'what is not shown of an entry has changed',
  ).toEqual(['Ementa: ± Caldo']);
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

test('a kind is told by what it is a kind of', () => {
  expect(lines('content.published', {}, { kind: 'faq' })).toEqual(['Tipo: – → Perguntas']);
  expect(lines('lead.added', {}, { kind: 'restaurant' })).toEqual(['Tipo: – → Restaurante']);
  expect(lines('party.added', {}, { kind: 'phone' })[0]).toMatch(/^Como veio: – → /);
});

const fields = Object.keys(panel.changes.fields);
const values: unknown[] = [
  null,
  '',
  true,
  12,
  'text',
  '2026-06-12T19:00:00.000Z',
  { day: 1, time_open: '19:00', time_close: '23:00' },
  { places: 2, price: 600 },
  { deep: { deeper: [{ list: [1, 'two', null] }] }, none: null },
  [],
  ['one', 2, null, { field: 'name', reason: 'text' }],
  [['list', ['of', { lists: true }]]],
];

test.each(changeKinds)('%s prints nothing of a program, whatever it holds, in any language', (what) => {
  for (const locale of LOCALES) {
    const reader = { m: panelWords(locale), locale, moment: () => 'sexta, 20:00' };
    for (const field of [...fields, 'something.new'])
      for (const [place, value] of values.entries()) {
        const before = { [field]: values[(place + 5) % values.length] };
        for (const line of loggedChange({ what, before, after: { [field]: value } }, reader))
          expect(line).not.toMatch(/[{}[\]"]|\bnull\b|undefined|object Object|NaN/);
      }
  }
});
