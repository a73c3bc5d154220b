import type { Order } from '@metade/contracts/orders.ts';
import { claimEndsAt } from '@metade/domain/discount-claim.ts';
import { noShowDisputeEndsAt } from '@metade/domain/no-show.ts';
import type { Settings } from '@metade/domain/settings.ts';
import { fromIso, toIso } from '@metade/domain/time.ts';
import type { OrderRow } from './order-row.ts';

export const troubleColumns = `
  nd.state as dispute_state, nd.text as dispute_text, nd.created_at as dispute_at, nd.note as dispute_note,
  dc.state as claim_state, dc.text as claim_text, dc.charged as claim_charged, dc.food as claim_food, dc.card_back as claim_card, dc.guarantee as claim_guarantee,
  (select e.amount from credit_entry e where e.order_id = o.id and e.reason = 'claim') as claim_credit, dc.created_at as claim_at, dc.note as claim_note`;
export const troubleJoins =
  'left join no_show_dispute nd on nd.order_id = o.id left join discount_claim dc on dc.order_id = o.id';

export function troubleOf(row: OrderRow, settings: Settings): Pick<Order, 'no_show' | 'claim'> {
  const dispute = row.dispute_state
    ? {
        state: row.dispute_state,
        text: row.dispute_text ?? '',
        created: row.dispute_at ?? '',
        note: row.dispute_note ?? null,
      }
    : null;
  const sum = (amount: number | null | undefined) => ({ amount: amount ?? 0, currency: row.currency });
  const until = row.no_show_at === null ? null : toIso(noShowDisputeEndsAt(fromIso(row.no_show_at), settings));
  return {
    no_show: row.state === 'no_show' || dispute ? { marked_at: row.no_show_at, dispute_until: until, dispute } : null,
    claim: row.claim_state
      ? {
          state: row.claim_state,
          text: row.claim_text ?? '',
          charged: sum(row.claim_charged),
          food: row.claim_food == null ? null : sum(row.claim_food),
          returned:
            row.claim_state === 'accepted'
              ? { card: sum(row.claim_card), credit: sum(row.claim_credit), guarantee: sum(row.claim_guarantee) }
              : null,
          created: row.claim_at ?? '',
          note: row.claim_note ?? null,
        }
      : null,
  };
}

/** What the diner may complain of at `now` (epoch ms). */
export function complaintsOpen(row: OrderRow, settings: Settings, now: number): ('dispute' | 'claim')[] {
  const { state, no_show_at: missedAt } = row;
  if (state === 'no_show' && missedAt !== null && !row.dispute_state)
    return now <= noShowDisputeEndsAt(fromIso(missedAt), settings) ? ['dispute'] : [];
  return claimOpen(row, settings, now) ? ['claim'] : [];
}

/** Whether the diner may still claim at `now` (epoch ms) that the discount was not given. */
export function claimOpen(
  { state, arrived_at, claim_state }: Pick<OrderRow, 'state' | 'arrived_at' | 'claim_state'>,
  settings: Settings,
  now: number,
): boolean {
  const came = (state === 'arrived' || state === 'completed') && arrived_at !== null;
  return came && !claim_state && now <= claimEndsAt(fromIso(arrived_at), settings);
}
