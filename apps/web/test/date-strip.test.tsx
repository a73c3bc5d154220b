import { messages } from '@metade/i18n/pt/web.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DateStrip } from '../src/search/date-strip.tsx';
import type { DayCount } from '../src/search/day-tone.ts';
import { WordsProvider } from '../src/words/words.tsx';

const { search, site } = messages;

function labelsOf(...days: Omit<DayCount, 'date'>[]): string {
  return renderToStaticMarkup(
    <WordsProvider locale="pt" messages={messages}>
      <DateStrip
        days={days.map((day, at) => ({ date: `2026-12-0${at + 1}`, ...day }))}
        chosen={undefined}
        calendar="/days.json"
      />
    </WordsProvider>,
  );
}

test('a restaurant’s day is full or closed', () => {
  const html = labelsOf({ tables: 0, open: true }, { tables: 0, open: false });
  expect(html).toContain(`>${search.fullDay}<`);
  expect(html).toContain(`>${search.closedDay}<`);
});

test('a search’s day on which nothing is found is not told as full', () => {
  const html = labelsOf({ tables: 0 }, { tables: 3 });
  expect(html).toContain(`>${site.tables(0)}<`);
  expect(html).toContain(`>${site.tables(3)}<`);
  expect(html).not.toContain(search.fullDay);
});
