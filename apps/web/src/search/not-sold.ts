import type { Words } from '../words/words.tsx';

/** Why a day that was asked for has no tables: it has gone by, or it lies beyond those that are sold. */
export function notSold({ m, date, Date }: Words, asked: string, sold: { from: string; until: string }): string {
  return asked < sold.from ? m.search.dayIsOver(Date(asked, 'year')) : m.search.soldUntil(date(sold.until, 'year'));
}
