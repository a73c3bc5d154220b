import type { DeskItem, DeskQueueView } from '@metade/contracts/desk.ts';
import { board } from '@metade/i18n/pt/panel-board.ts';
import { expect, it } from 'vitest';
import { deadlineWords } from '../src/desk/deadline-words.ts';
import { holdBack } from '../src/desk/held-back.ts';
import { waitingIn } from '../src/queues/waiting-in.ts';

const now = Date.parse('2026-06-12T10:20:00Z');
const clock = { zone: 'UTC', day: (date: string) => date, time: (instant: string) => instant.slice(11, 16) };
const words = (deadline: string | null, next: string | null = null) =>
  deadlineWords({ deadline, next }, now, 60, board, clock);

it('says until when something can wait', () => {
  expect(words('2026-06-12T10:28:30Z')).toEqual({ urgency: 'ending', text: 'Acaba em 8 min' });
  expect(words('2026-06-12T06:00:00Z')).toEqual({ urgency: 'late', text: 'Fora de prazo há 4 h' });
  expect(words('2026-06-09T06:00:00Z').text).toBe('Fora de prazo há 3 dias');
  expect(words('2026-06-12T16:00:00Z')).toEqual({ urgency: 'due', text: 'Até hoje, 16:00' });
  expect(words('2026-06-13T16:00:00Z').text).toBe('Até amanhã, 16:00');
  expect(words('2026-06-15T16:00:00Z').text).toBe('Até 2026-06-15, 16:00');
  expect(words(null, '2026-06-12T10:45:00Z')).toEqual({ urgency: 'open', text: 'Nova tentativa 10:45' });
  expect(words(null).text).toBe('Sem prazo');
});

const item = (id: string) => ({ _id: id }) as DeskItem;
const queue = (ids: string[], more: Partial<DeskQueueView> = {}): DeskQueueView => ({
  queue: 'claims',
  failed: false,
  count: ids.length,
  late: 0,
  ending: 0,
  items: ids.map(item),
  ...more,
});

it('shows what left at once, and what came only when it is asked for', () => {
  const { queues, fresh } = holdBack([queue(['a', 'b'])], [queue(['new', 'b', 'newer'])]);
  expect(fresh).toBe(2);
  expect(queues[0]).toMatchObject({ count: 1, items: [{ _id: 'b' }] });
  expect(holdBack([queue(['a'])], [queue([])])).toMatchObject({ fresh: 0, queues: [{ count: 0 }] });
});

it('shows a queue whole that failed before, or fails now', () => {
  const failed = queue([], { failed: true });
  expect(holdBack([failed], [queue(['a'])])).toMatchObject({ fresh: 0, queues: [{ count: 1 }] });
  expect(holdBack([queue(['a'])], [failed]).queues[0]?.failed).toBe(true);
});

it('counts what waits at the screens where it is worked on, and at their areas', () => {
  const waiting = waitingIn([
    queue(['a', 'b'], { queue: 'mails' }),
    queue(['c'], { queue: 'jobs' }),
    queue(['d'], { queue: 'registrations' }),
    queue(['e'], { queue: 'flagged' }),
    queue([], { queue: 'leads' }),
  ]);
  expect(waiting).toMatchObject({ mails: 3, log: 3, queue: 1, flagged: 1, restaurants: 2, licences: 0 });
});
