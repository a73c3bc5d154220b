import type { LocalTime } from './time.ts';
import { isLocalTime } from './time.ts';

/** One span of a day (0 Sunday … 6 Saturday); `close` twice for a closed day. One that ends at or before it begins goes past midnight. */
export type OpeningSpan = { day: number; time_open: string; time_close: string };

export type OpeningIssue = {
  index: number;
  field: 'time_open' | 'time_close';
  code: 'time' | 'hours_inverted' | 'hours_overlap';
};

/** No house stays open past midnight for longer than this. */
export const latestClose: LocalTime = '06:00';

/** What is wrong with a week of opening hours: no times, spans that run backwards, spans that overlap, past midnight too. */
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
    const from = span.day * dayMinutes + minutesOf(span.time_open);
    const length = minutesOf(span.time_close) - minutesOf(span.time_open);
    const to = from + (length > 0 ? length : length + dayMinutes);
    const parts =
      to > weekMinutes
        ? [
            { from, to: weekMinutes },
            { from: 0, to: to - weekMinutes },
          ]
        : [{ from, to }];
    if (parts.some((part) => taken.some((other) => part.from < other.to && other.from < part.to)))
      issues.push({ index, field: 'time_open', code: 'hours_overlap' });
    taken.push(...parts);
  });
  return issues;
}

/** On how many days the house opens at all. */
export function openDays(spans: readonly OpeningSpan[]): number {
  return new Set(spans.filter((span) => !isClosed(span)).map((span) => span.day)).size;
}

const dayMinutes = 24 * 60;
const weekMinutes = 7 * dayMinutes;

function isClosed(span: OpeningSpan): boolean {
  return span.time_open === 'close' && span.time_close === 'close';
}

function minutesOf(time: LocalTime): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
