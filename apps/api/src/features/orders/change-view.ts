import type { Order } from '@metade/contracts/orders.ts';
import { bookableUntil } from '@metade/domain/availability.ts';
import { freeCancellationUntil } from '@metade/domain/cancellation.ts';
import type { OrderAction } from '@metade/domain/order-life-cycle.ts';
import type { Settings } from '@metade/domain/settings.ts';
import type { OrderRow, ShortOrder } from './order-row.ts';

/** An order's changes: the booking it replaces, the pending change, and the booking that replaced it. */
export function changeView(
  row: OrderRow,
): Pick<Order, 'first_order' | 'changes_made' | 'changes' | 'pending_change' | 'changed_to'> {
  return {
    first_order: row.change?.first ?? row.id,
    changes_made: row.change?.no ?? 0,
    changes: row.change && replacedOf(row.change.old),
    pending_change: row.pending_change && shortOf(row.pending_change),
    changed_to: row.changed_to,
  };
}

export function isChangeable(row: OrderRow, actions: Set<OrderAction>, now: number): boolean {
  const inTime = now <= bookableUntil(Date.parse(row.starts_at), row.cutoff_minutes);
  return actions.has('change') && row.payment_state === 'paid' && row.pending_change === null && inTime;
}

/** Full-refund deadline (epoch ms), counted from the first booking; null if there never was one. */
export function freeUntilOf(row: OrderRow, now: number, settings: Settings): number | null {
  if (row.change?.capped) return null;
  const paidAt = row.change === null ? row.paid_at : row.change.first_paid;
  return freeCancellationUntil({
    createdAt: Date.parse(row.change?.first_created ?? row.created_at),
    paidAt: paidAt === null ? null : Date.parse(paidAt),
    mealInstant: Date.parse(row.starts_at),
    now,
    settings,
  });
}

function shortOf({ _id, number, date, time, people, places }: ShortOrder): ShortOrder {
  return { _id, number, date, time, people, places };
}

function replacedOf(old: NonNullable<OrderRow['change']>['old']): NonNullable<Order['changes']> {
  const state = old.end_rule === 'changed' ? 'replaced' : old.state === 'confirmed' ? 'standing' : 'over';
  return { ...shortOf(old), state };
}
