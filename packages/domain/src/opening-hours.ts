import type { TableSlot } from './grid.ts';
import type { LocalTime } from './time.ts';
import { isLocalTime } from './local-time.ts';

/**
 * One span of a day (0 Sunday … 6 Saturday); `close` twice for a closed day. One that ends at or before its start goes past
 * midnight.
 */
export type OpeningSpan = { day: number; time_open: string; time_close: string };

type Times = Pick<OpeningSpan, 'time_open' | 'time_close'>;

/** An entry of a worksheet as sent: one span, or all of its day's spans. */
export type WorksheetEntry = OpeningSpan & { spans?: readonly Times[] | undefined };

/** A weekday of a worksheet: first opening to last closing, `close` twice when closed, and its spans. */
export type WorksheetDay = OpeningSpan & { spans: Times[] };

/** The seven days from Sunday, normalized. */
export function wholeWorksheet(stored: readonly OpeningSpan[]): WorksheetDay[] {
  return [0, 1, 2, 3, 4, 5, 6].map((day) => {
    const spans = stored
      .filter((span) => span.day === day && !isClosed(span))
      .map(({ time_open, time_close }) => ({ time_open, time_close }))
      .sort((a, b) => (a.time_open < b.time_open ? -1 : 1));
    return { day, time_open: spans[0]?.time_open ?? 'close', time_close: spans.at(-1)?.time_close ?? 'close', spans };
  });
}

/** The spans of a worksheet in either form, each with its position. */
export function spansOfWorksheet(worksheet: readonly WorksheetEntry[]): (OpeningSpan & { path: string })[] {
  return worksheet.flatMap(({ day, time_open, time_close, spans = [] }, index) =>
    spans.length === 0
      ? [{ day, time_open, time_close, path: String(index) }]
      : spans.map((span, nth) => ({ day, ...span, path: `${index}.spans.${nth}` })),
  );
}

/** The spans in which the restaurant is open, in stored form. */
export function openSpans(worksheet: readonly WorksheetEntry[]): OpeningSpan[] {
  return spansOfWorksheet(worksheet)
    .filter((span) => !isClosed(span))
    .map(({ day, time_open, time_close }) => ({ day, time_open, time_close }));
}

export type OpeningIssue = {
  index: number;
  field: 'time_open' | 'time_close';
  code: 'time' | 'hours_inverted' | 'hours_overlap';
};

/** A restaurant closes by this time after midnight at the latest. */
export const latestClose: LocalTime = '06:00';

/** What is wrong with a week of opening hours: missing times, spans that run backwards or overlap, past midnight too. */
export function validateOpeningHours(spans: readonly OpeningSpan[]): OpeningIssue[] {
  const issues: OpeningIssue[] = [];
  const taken: { from: number; to: number }[] = [];
  spans.forEach((span, index) => {
    if (isClosed(span)) return;
    const bad = (['time_open', 'time_close'] as const).filter((field) => !isLocalTime(span[field]));
    if (bad.length > 0) {
      issues.push(...bad.map((field) => ({ index, field, code: 'time' as const })));
      return;
    }
    if (span.time_close <= span.time_open && span.time_close > latestClose) {
      issues.push({ index, field: 'time_close', code: 'hours_inverted' });
      return;
    }
    const parts = partsOf(span);
    if (parts.some((part) => taken.some((other) => part.from < other.to && other.from < part.to)))
      issues.push({ index, field: 'time_open', code: 'hours_overlap' });
    taken.push(...parts);
  });
  return issues;
}

/** Number of days on which the restaurant opens. */
export function openDays(spans: readonly OpeningSpan[]): number {
  return new Set(spans.filter((span) => !isClosed(span)).map((span) => span.day)).size;
}

/** Tables offered while the restaurant is closed. Empty without known hours. */
export function tablesOutsideHours<T extends Pick<TableSlot, 'day' | 'time' | 'qtd' | 'period'>>(
  tables: readonly T[],
  worksheet: readonly WorksheetEntry[],
): T[] {
  const open = spansOfWorksheet(worksheet)
    .filter((span) => isLocalTime(span.time_open) && isLocalTime(span.time_close))
    .flatMap((span) => partsOf(span));
  if (open.length === 0) return [];
  return tables.filter(({ day, time, qtd, period }) => {
    if (qtd === 0 || !isLocalTime(time)) return false;
    // A night's table after midnight belongs to the evening's day, and is eaten on the next.
    const late = period === 'night' && time < '05:00';
    const at = (day * dayMinutes + minutesOf(time) + (late ? dayMinutes : 0)) % weekMinutes;
    return !open.some(({ from, to }) => from <= at && at < to);
  });
}

/** The minutes of the week in which a span is open: two parts when it goes from Saturday into Sunday. */
function partsOf(span: OpeningSpan): { from: number; to: number }[] {
  const from = span.day * dayMinutes + minutesOf(span.time_open);
  const length = minutesOf(span.time_close) - minutesOf(span.time_open);
  const to = from + (length > 0 ? length : length + dayMinutes);
  if (to <= weekMinutes) return [{ from, to }];
  return [
    { from, to: weekMinutes },
    { from: 0, to: to - weekMinutes },
  ];
}

const dayMinutes = 24 * 60;
const weekMinutes = 7 * dayMinutes;

function isClosed(span: OpeningSpan): boolean {
  return span.time_open === 'close' && span.time_close === 'close';
}

function minutesOf(time: LocalTime): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
