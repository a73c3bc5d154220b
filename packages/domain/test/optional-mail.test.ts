import { expect, it } from 'vitest';
import { afterQuietHours } from '../src/optional-mail.ts';
import { defaultSettings } from '../src/settings.ts';

const at = (iso: string) => Date.parse(iso);
const sent = (now: string, meal: string | null = null, zone = 'Europe/Lisbon') =>
  new Date(afterQuietHours(at(now), zone, meal === null ? null : at(meal), defaultSettings)).toISOString();

it.each([
  ['2026-11-20T21:59:00.000Z', '2026-11-20T21:59:00.000Z'],
  ['2026-11-20T22:00:00.000Z', '2026-11-21T08:00:00.000Z'],
  ['2026-11-21T03:00:00.000Z', '2026-11-21T08:00:00.000Z'],
  ['2026-11-21T07:59:00.000Z', '2026-11-21T08:00:00.000Z'],
  ['2026-11-21T08:00:00.000Z', '2026-11-21T08:00:00.000Z'],
])('what is written at %s in Lisbon goes out at %s', (now, then) => expect(sent(now)).toBe(then));

it('goes by the clock of the place', () =>
  expect(sent('2026-11-21T02:00:00.000Z', null, 'America/Sao_Paulo')).toBe('2026-11-21T11:00:00.000Z'));

it('does not hold back what concerns a meal within three hours, and nothing later', () => {
  expect(sent('2026-11-20T22:30:00.000Z', '2026-11-21T01:30:00.000Z')).toBe('2026-11-20T22:30:00.000Z');
  expect(sent('2026-11-20T22:30:00.000Z', '2026-11-21T01:31:00.000Z')).toBe('2026-11-21T08:00:00.000Z');
  expect(sent('2026-11-20T22:30:00.000Z', '2026-11-20T20:00:00.000Z')).toBe('2026-11-21T08:00:00.000Z');
});
