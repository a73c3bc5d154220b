import { describe, expect, it, vi } from 'vitest';
import { calendarWeek, earlyNote, formatDate, formatTime, weekdayName } from '../src/format-date.ts';
import { currencyName, formatMoney, formatNumber } from '../src/format-money.ts';
import { LOCALES, localeOfCountry } from '../src/locale.ts';
import { messagesOf } from '../src/web-catalogues.ts';

const tags = { en: 'en-GB', es: 'es-ES', pt: 'pt-PT', 'pt-BR': 'pt-BR' };

const asWritten = (text: string) => text.replace('-', '−').replaceAll('\u202f', '\u00a0');

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

  it.each(LOCALES)('writes every currency as Intl does in %s', (locale) => {
    for (const currency of Intl.supportedValuesOf('currency')) {
      const way = locale === 'pt' && currency === 'BRL' ? 'pt-BR' : locale;
      const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
      const intl = new Intl.NumberFormat(tags[way], { style: 'currency', currency, ...digits });
      const whole = new Intl.NumberFormat(tags[way], { style: 'currency', currency, maximumFractionDigits: 0 });
      for (const amount of [0, 7, 600, -1_090, 99_999, 123_450, 1_234_567, -123_456_789, 100_000_000_000])
        expect(formatMoney({ amount, currency }, locale)).toBe(asWritten(intl.format(amount / 100)));
      for (const amount of [0, 600, -600, 1_000_000])
        expect(formatMoney({ amount, currency }, locale, 'short')).toBe(asWritten(whole.format(amount / 100)));
    }
  });
});

describe('formatNumber', () => {
  it.each(LOCALES)('writes numbers as Intl does in %s', (locale) => {
    for (const decimals of [0, 1, 2, 3]) {
      const intl = new Intl.NumberFormat(tags[locale], {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      });
      for (const value of [
        0, 0.04, -0.5, 1.005, 4.35, 4.649, 9.995, 999.5, 1_234, 9_999.96, -12_345.6, 1e-7, 1_234_567.25,
      ])
        expect(formatNumber(value, locale, decimals)).toBe(intl.format(value));
    }
  });
});

describe('currencyName', () => {
  it.each([
    ['EUR', 'EUR €'],
    ['BRL', 'BRL R$'],
    ['MXN', 'MXN $'],
    ['CHF', 'CHF'],
  ])('%s is %s', (currency, name) => {
    expect(currencyName(currency)).toBe(name);
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

  it('tells the year of what is past unless it is the present one', () => {
    vi.useFakeTimers({ now: Date.parse('2026-06-12T10:00:00Z') });
    const past = (['en', 'es', 'pt', 'pt-BR'] as const).map((locale) => formatDate('2025-12-05', locale, 'past'));
    expect(past).toEqual(['Fri 5 Dec 2025', 'vie 5 dic 2025', 'sex 5 dez 2025', 'sex 5 dez 2025']);
    expect(formatDate('2026-01-02', 'en', 'past')).toBe('Fri 2 Jan');
    vi.useRealTimers();
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

it('counts places in a line as the English do', () => {
  const { placeShort } = messagesOf('en').waiting;
  const places = [1, 2, 3, 4, 11, 12, 13, 21, 22, 103, 111].map((place) => placeShort(place).split(' ')[0]);
  expect(places.join(' ')).toBe('1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 103rd 111th');
});
