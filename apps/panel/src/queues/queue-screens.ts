import type { DeskQueue } from '@metade/domain/desk.ts';
import type { ScreenOf } from '../shell/places.ts';

/** The screen on which each queue is worked on. */
export const queueScreens = {
  bookings: 'orders',
  disputes: 'disputes',
  claims: 'claims',
  card_disputes: 'cardDisputes',
  failed_refunds: 'failedRefunds',
  differences: 'differences',
  refunds: 'refunds',
  gifts: 'personRequests',
  erasures: 'personRequests',
  registrations: 'queue',
  proposals: 'proposals',
  flagged: 'flagged',
  leads: 'adminLeads',
  payments: 'mails',
  mails: 'mails',
  jobs: 'mails',
  webhooks: 'mails',
} as const satisfies Record<DeskQueue, ScreenOf<'admin'>>;
