import type { AdminRole } from './admin-role.ts';
import { isOpenToAdmin } from './admin-role.ts';

/** The desk's queues, with the admin roles that work on each. */
export const deskQueues = {
  bookings: ['support'],
  disputes: ['support'],
  claims: ['support'],
  card_disputes: ['finance'],
  failed_refunds: ['finance'],
  differences: ['finance'],
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

/** ending: close to its deadline. late: past its deadline. */
export type Urgency = 'ending' | 'late' | 'due' | 'open';
type Waiting = { since: string; deadline: string | null };

const order: readonly Urgency[] = ['ending', 'late', 'due', 'open'];

/** An entry's urgency. now: epoch ms; endingMinutes: how long before its deadline it is ending. */
export function urgencyOf({ deadline }: Pick<Waiting, 'deadline'>, now: number, endingMinutes: number): Urgency {
  if (deadline === null) return 'open';
  const left = Date.parse(deadline) - now;
  if (left <= 0) return 'late';
  return left <= endingMinutes * 60_000 ? 'ending' : 'due';
}

/** Ending ones first, then late ones, then by deadline; those without one by age. */
export function byUrgency(now: number, endingMinutes: number): (a: Waiting, b: Waiting) => number {
  const rank = (one: Waiting) => order.indexOf(urgencyOf(one, now, endingMinutes));
  const at = ({ deadline, since }: Waiting) => Date.parse(deadline ?? since);
  return (a, b) => rank(a) - rank(b) || at(a) - at(b);
}
