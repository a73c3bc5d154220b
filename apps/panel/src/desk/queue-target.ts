import type { DeskItem } from '@metade/contracts/desk.ts';
import type { DeskQueue } from '@metade/domain/desk.ts';
import { hrefOf } from '../shell/navigation.tsx';

/** The screen on which an entry of a queue is handled. */
export function targetOf(queue: DeskQueue, { _id }: Pick<DeskItem, '_id'>): string {
  switch (queue) {
    case 'bookings':
      return hrefOf('orders', { order: _id });
    case 'registrations':
      return hrefOf('queue', { registration: _id });
    case 'payments':
    case 'mails':
    case 'jobs':
    case 'webhooks':
      return hrefOf('mails', { of: queue });
    case 'gifts':
    case 'erasures':
      return hrefOf('personRequests');
    case 'leads':
      return hrefOf('adminLeads', { lead: _id });
    case 'disputes':
    case 'claims':
    case 'refunds':
    case 'proposals':
    case 'flagged':
      return hrefOf(queue);
  }
}
