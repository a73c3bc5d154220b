import { defaultSettings } from '@metade/domain/settings.ts';
import { describe, expect, it } from 'vitest';
import { checkContent } from '../src/legal/check-content.ts';
import { figuresOf } from '../src/legal/content-values.ts';
import { unknownPlaceholders } from '../src/legal/placeholders.ts';
import { writtenFigures } from '../src/legal/written-figures.ts';
import type { Locale } from '../src/locale.ts';

const market = {
  country: 'PT' as const,
  currency: 'EUR' as const,
  defaultLocale: 'pt' as const,
  voucherPrices: { 2: 600, 4: 900, 6: 1400 },
};
const figures = figuresOf([{ market, settings: defaultSettings, url: '' }]);
const known = (value: string) => unknownPlaceholders(`{{${value}}}`).length === 0;
const findings = (kind: 'terms' | 'post', text: string, locale: Locale = 'pt') =>
  checkContent(
    kind,
    { blocks: [{ id: 'p1', kind: 'paragraph', texts: { pt: { text: 'x' }, [locale]: { text } } }] },
    { figures, known },
  );

describe('figures that are written by hand', () => {
  it.each([
    ['pt', 'Um desconto de 50 % na comida', '50 %', 'discountPercent'],
    ['pt', 'cinquenta por cento', 'cinquenta por cento', 'discountPercent'],
    ['es', 'por 6,00 € o', '6,00 €', 'price2'],
    ['en', 'for €6.00 a table', '€6.00', 'price2'],
    ['pt', 'até 48 h antes', '48 h', 'cancelHours'],
    ['pt', 'até 2 dias antes', '2 dias', 'daysToCancel'],
    ['en', 'up to two days before', 'two days', 'daysToCancel'],
    ['es', 'con dos días', 'dos días', 'daysToCancel'],
    ['en', 'held for **10** minutes', '10 minutes', 'holdMinutes'],
  ] as const)('are refused with the value to use (%s, %s)', (locale, text, found, use) => {
    const [finding] = findings('terms', text, locale);
    expect(finding).toMatchObject({ code: 'number_by_hand', locale, found });
    expect(finding?.use).toContain(use);
  });

  it('are known in what binds even where no rule has that sum; in a post other sums may stand', () => {
    expect(findings('terms', 'custa 7,50 €')[0]?.use).toContain('price2');
    expect(findings('post', 'Uma francesinha custa 12,50 €')).toEqual([]);
    expect(findings('post', 'A mesa custa 6 €')[0]?.use).toEqual(['price2']);
  });

  it('are no others: table sizes, years, articles, and values themselves', () => {
    for (const text of [
      'As mesas são para 2, 4 ou 6',
      'desde 2026',
      'um dia',
      '{{cancelHours}} horas',
      'lei 13.709/2018',
      'há 18 anos',
    ])
      expect(findings('terms', text), text).toEqual([]);
    expect(writtenFigures('1.000,50 €', 'pt')).toEqual([{ text: '1.000,50 €', of: 'money', amount: 100_050 }]);
  });
});

describe('a text that is to be published', () => {
  it('names no value that nothing fills, and links nowhere strange', () => {
    expect(findings('terms', 'Até {{cancelHour}} antes')).toMatchObject([
      { code: 'value_unknown', found: '{{cancelHour}}' },
    ]);
    expect(findings('terms', '[x](javascript:alert)')).toMatchObject([{ code: 'link_refused' }]);
    expect(findings('terms', '[x](/faq)')).toEqual([]);
  });

  it('is there in Portuguese', () => {
    const body = { blocks: [{ id: 'p1', kind: 'paragraph' as const, texts: { en: { text: 'x' } } }] };
    expect(checkContent('faq', body, { figures, known })).toMatchObject([{ code: 'text_missing', locale: 'pt' }]);
  });
});
