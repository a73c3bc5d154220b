import type { AdminRole } from './admin-role.ts';
import { isOpenToAdmin } from './admin-role.ts';

/** What waits for an admin, and who of them works on it. */
export const deskQueues = {
  bookings: ['support'],
  disputes: ['support'],
  claims: ['support'],
  refunds: ['finance'],
  gifts: ['finance'],
  erasures: ['support'],
  registrations: ['support'],
  proposals: ['support'],
  flagged: ['support', 'content'],
  leads: ['support'],
  payments: ['finance', 'support'],
  mails: ['support'],
  jobs: ['support'],
  webhooks: ['support'],
} as const satisfies Record<string, readonly AdminRole[]>;
export type DeskQueue = keyof typeof deskQueues;

export const deskQueueNames = Object.keys(deskQueues) as [DeskQueue, ...DeskQueue[]];

/** The queues that somebody with these roles works on. */
export const queuesOf = (held: readonly AdminRole[]): DeskQueue[] =>
  deskQueueNames.filter((queue) => isOpenToAdmin(held, deskQueues[queue]));

/** ending: it can still be saved, but not for long. late: past its deadline. */
export type Urgency = 'ending' | 'late' | 'due' | 'open';
type Waiting = { since: string; deadline: string | null };

const order: readonly Urgency[] = ['ending', 'late', 'due', 'open'];

/** How urgent something is. now: epoch milliseconds; endingMinutes: before its deadline it is ending. */
export function urgencyOf({ deadline }: Pick<Waiting, 'deadline'>, now: number, endingMinutes: number): Urgency {
  if (deadline === null) return 'open';
  const left = Date.parse(deadline) - now;
  if (left <= 0) return 'late';
  return left <= endingMinutes * 60_000 ? 'ending' : 'due';
}

/** What can still be saved first, then what is late, then by deadline; what has none by its age. */
export function byUrgency(now: number, endingMinutes: number): (a: Waiting, b: Waiting) => number {
  const rank = (one: Waiting) => order.indexOf(urgencyOf(one, now, endingMinutes));
  const at = ({ deadline, since }: Waiting) => Date.parse(deadline ?? since);
  return (a, b) => rank(a) - rank(b) || at(a) - at(b);
}
