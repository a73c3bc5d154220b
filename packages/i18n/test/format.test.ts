import { describe, expect, it } from 'vitest';
import { calendarWeek, earlyNote, formatDate, formatTime, weekdayName } from '../src/format-date.ts';
import { formatMoney } from '../src/format-money.ts';
import { localeOfCountry } from '../src/locale.ts';
import { messagesOf } from '../src/web-catalogues.ts';

describe('formatMoney', () => {
  it.each([
    ['pt', { amount: 600, currency: 'EUR' }, '6,00\u00a0€'],
    ['es', { amount: 600, currency: 'EUR' }, '6,00\u00a0€'],
    ['en', { amount: 600, currency: 'EUR' }, '€6.00'],
    ['pt', { amount: 1090, currency: 'BRL' }, 'R$\u00a010,90'],
    ['pt', { amount: -200, currency: 'EUR' }, '−2,00\u00a0€'],
  ] as const)('%s writes %o as %s', (locale, money, text) => {
    expect(formatMoney(money, locale)).toBe(text);
  });

  it('leaves out the cents of a whole sum only, when asked to be short', () => {
    expect(formatMoney({ amount: 600, currency: 'EUR' }, 'pt', 'short')).toBe('6\u00a0€');
    expect(formatMoney({ amount: 650, currency: 'EUR' }, 'pt', 'short')).toBe('6,50\u00a0€');
  });
});

describe('formatDate', () => {
  it.each([
    ['en', 'long', 'Friday 12 June'],
    ['pt', 'long', 'sexta, 12 de junho'],
    ['es', 'long', 'viernes, 12 de junio'],
    ['pt', 'short', 'sex 12 jun'],
    ['en', 'short', 'Fri 12 Jun'],
    ['pt', 'year', 'sexta, 12 de junho de 2026'],
    ['en', 'month', 'June 2026'],
  ] as const)('%s %s: %s', (locale, style, text) => {
    expect(formatDate('2026-06-12', locale, style)).toBe(text);
  });

  it('reads an instant on the clock of its zone, on both sides of the change to summer time', () => {
    expect(formatTime('2026-03-29T00:59:00Z', 'Europe/Lisbon')).toBe('00:59');
    expect(formatTime('2026-03-29T01:00:00Z', 'Europe/Lisbon')).toBe('02:00');
  });
});

describe('calendarWeek', () => {
  it.each([
    ['pt-BR', 'domingo', 'sábado'],
    ['pt', 'segunda', 'domingo'],
    ['es', 'lunes', 'domingo'],
    ['en', 'Monday', 'Sunday'],
  ] as const)('of %s is from %s to %s', (locale, first, last) => {
    const week = calendarWeek(locale).map((day) => weekdayName(day, locale));
    expect([week[0], week.at(-1)]).toEqual([first, last]);
    expect(new Set(week).size).toBe(7);
  });
});

describe('earlyNote', () => {
  it.each([
    ['en', '(early on Sunday)'],
    ['pt', '(madrugada de domingo)'],
    ['es', '(madrugada del domingo)'],
  ] as const)('%s names the day that a table after midnight falls on: %s', (locale, text) => {
    expect(earlyNote('2026-11-28', '03:30', locale)).toBe(text);
    expect(earlyNote('2026-11-28', '00:00', locale)).toBe(text);
  });

  it('says nothing of a table that falls on its own date', () => {
    expect(earlyNote('2026-11-28', '23:30', 'pt')).toBe('');
    expect(earlyNote('2026-11-28', '08:00', 'pt')).toBe('');
  });
});

describe('localeOfCountry', () => {
  it.each([
    ['PT', 'pt'],
    ['BR', 'pt-BR'],
    ['AO', 'pt'],
    ['ES', 'es'],
    ['MX', 'es'],
    ['DE', 'en'],
    [null, 'pt'],
  ] as const)('%s speaks %s', (country, locale) => {
    expect(localeOfCountry(country)).toBe(locale);
  });
});

it('a deadline in Spanish has its article', () => {
  const text = messagesOf('es').orders.stateText.awaiting_restaurant(`${formatDate('2026-11-23', 'es')}, 02:41`);
  expect(text).toMatch(/^Respuesta hasta el lunes, 23 de noviembre, 02:41\./);
});
