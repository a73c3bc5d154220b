import type { DeskItem } from '@metade/contracts/desk.ts';
import type { DeskQueue } from '@metade/domain/desk.ts';
import { hrefOf } from '../shell/navigation.tsx';
import { queueScreens } from '../queues/queue-screens.ts';

/** Where an entry of a queue is handled. */
export function targetOf(queue: DeskQueue, { _id }: Pick<DeskItem, '_id'>): string {
  const screen = queueScreens[queue];
  switch (screen) {
    case 'orders':
      return hrefOf(screen, { order: _id });
    case 'queue':
      return hrefOf(screen, { registration: _id });
    case 'adminLeads':
      return hrefOf(screen, { lead: _id });
    case 'mails':
      return hrefOf(screen, { of: queue });
    default:
      return hrefOf(screen);
  }
}
