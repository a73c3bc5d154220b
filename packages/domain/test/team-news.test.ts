import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../src/settings.ts';
import { deadlineNoticeAt, noticeTime } from '../src/team-news.ts';
import { fromIso, hourMs, minuteMs, toIso } from '../src/time.ts';

const zone = 'Europe/Lisbon';
/** When news of an instant goes out, in UTC; in November Lisbon's clock is the same. */
const sent = (now: string, meal: string, answerBy: string | null = null, settings = defaultSettings) =>
  toIso(
    noticeTime(
      fromIso(now),
      { mealInstant: fromIso(meal), answerBy: answerBy === null ? null : fromIso(answerBy) },
      zone,
      settings,
    ),
  ).slice(0, 16);

describe('news of a team', () => {
  it('is sent at once by day, until the minute before ten', () => {
    expect(sent('2026-11-23T08:00:00Z', '2026-11-30T20:00:00Z')).toBe('2026-11-23T08:00');
    expect(sent('2026-11-23T21:59:00Z', '2026-11-30T20:00:00Z')).toBe('2026-11-23T21:59');
  });

  it('waits from ten at night to eight in the morning', () => {
    expect(sent('2026-11-23T22:00:00Z', '2026-11-30T20:00:00Z')).toBe('2026-11-24T08:00');
    expect(sent('2026-11-24T07:59:00Z', '2026-11-30T20:00:00Z')).toBe('2026-11-24T08:00');
  });

  it('goes by the clock of the restaurant, also on the night that changes it', () => {
    // 22:30 in Lisbon; the clock goes forward in that night.
    expect(sent('2026-03-28T22:30:00Z', '2026-04-10T20:00:00Z')).toBe('2026-03-29T07:00');
  });

  it('is sent at once for a meal within three hours, and when a meal comes that near', () => {
    expect(sent('2026-11-23T22:10:00Z', '2026-11-24T00:30:00Z')).toBe('2026-11-23T22:10');
    expect(sent('2026-11-24T05:00:00Z', '2026-11-24T08:00:00Z')).toBe('2026-11-24T05:00');
    expect(sent('2026-11-24T04:59:00Z', '2026-11-24T08:00:00Z')).toBe('2026-11-24T05:00');
  });

  it('is sent at once when it must be answered before the morning', () => {
    expect(sent('2026-11-23T23:00:00Z', '2026-11-24T19:00:00Z', '2026-11-24T01:00:00Z')).toBe('2026-11-23T23:00');
    expect(sent('2026-11-23T23:00:00Z', '2026-11-30T19:00:00Z', '2026-11-24T11:00:00Z')).toBe('2026-11-24T08:00');
  });

  it('knows quiet hours within a day, and none', () => {
    const noon = { ...defaultSettings, quietFromHour: 13, quietToHour: 15 };
    expect(sent('2026-11-23T14:00:00Z', '2026-11-30T20:00:00Z', null, noon)).toBe('2026-11-23T15:00');
    expect(sent('2026-11-23T23:00:00Z', '2026-11-30T20:00:00Z', null, noon)).toBe('2026-11-23T23:00');
    const none = { ...defaultSettings, quietFromHour: 0, quietToHour: 0 };
    expect(sent('2026-11-23T23:00:00Z', '2026-11-30T20:00:00Z', null, none)).toBe('2026-11-23T23:00');
  });
});

it('calls a deadline near when a quarter of the time to answer is left', () => {
  const now = fromIso('2026-11-23T10:00:00Z');
  expect(deadlineNoticeAt(now, now + 12 * hourMs, defaultSettings)).toBe(now + 9 * hourMs);
  expect(deadlineNoticeAt(now, now + 20 * minuteMs, defaultSettings)).toBe(now + 15 * minuteMs);
});
