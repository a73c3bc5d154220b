import type { Report } from '@metade/contracts/report.ts';
import { expect, it } from 'vitest';
import { LOCALES } from '../src/locale.ts';
import { panelWords } from '../src/panel-words.ts';
import { cellsSentence, fillSentence, weeksSentence } from '../src/report-findings.ts';

const report = {
  metrics: { fill: 62 },
  before: { metrics: { fill: 57 } },
  city: { medians: { fill: 63 } },
  cells: [
    { day: 5, period: 'night', offered: 10, sold: 9 },
    { day: 2, period: 'afternoon', offered: 10, sold: 1 },
  ],
  weeks: [
    { date: '2026-06-01', offered: 20, sold: 10, arrived: 9 },
    { date: '2026-06-08', offered: 20, sold: 15, arrived: 15 },
  ],
} as unknown as Report;

it.each(LOCALES)('says in %s what each chart comes to', (locale) => {
  const words = panelWords(locale);
  const fill = fillSentence(report, words, locale);
  for (const told of ['62', '5 ', '1 ']) expect(fill).toContain(told);
  expect(cellsSentence(report, words, locale)).toMatch(/90.*10/);
  expect(weeksSentence(report, words, locale)).toMatch(/15.*20/);
});

it('says nothing of what nobody can know', () => {
  const words = panelWords('en');
  const alone = { ...report, city: null, before: { metrics: { fill: null } } } as unknown as Report;
  expect(fillSentence(alone, words, 'en')).toBe('Occupancy was 62%.');
  expect(fillSentence({ ...alone, metrics: { fill: null } } as unknown as Report, words, 'en')).toBeNull();
  expect(cellsSentence({ cells: [] }, words, 'en')).toBeNull();
  expect(weeksSentence({ weeks: [] }, words, 'en')).toBeNull();
});
