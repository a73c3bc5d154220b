import type { Words } from '../words/words.tsx';

/** Why a requested day has no tables: it is past, or beyond the horizon. */
export function notSold({ m, date, Date }: Words, asked: string, sold: { from: string; until: string }): string {
  return asked < sold.from ? m.search.dayIsOver(Date(asked, 'year')) : m.search.soldUntil(date(sold.until, 'year'));
}
