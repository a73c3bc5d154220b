import type { Answer } from '@metade/api-client/client.ts';
import { documentOf } from '../admin/document-of.ts';
import type { Call } from '../api.ts';
import { hrefOf } from '../shell/navigation.tsx';

type Change = Pick<
  Answer<'listChanges'>['data'][number],
  'what' | 'restaurant' | 'person' | 'subject' | 'before' | 'after'
>;

/** at: where it is undone, with a reason that somebody is told. act: undoes it at once; false where it has changed since. */
type Undo = { at: string } | { act: (call: Call, reason: string) => Promise<boolean> };

/** How a change is undone; final when money moved or somebody was told. Null: neither. */
export function undoOf(change: Change): Undo | 'final' | null {
  const { what, restaurant, person, subject, before, after } = change;
  const document = documentOf(change);
  if (what === 'restaurant.shown' && restaurant)
    return { act: (call, reason) => showAgain(call, restaurant._id, { before, after, reason }) };
  if (what === 'restaurant.curated' && restaurant) return { at: hrefOf('restaurants', { restaurant: restaurant._id }) };
  if ((what === 'coupon.paused' || what === 'coupon.resumed') && subject)
    return {
      act: async (call, reason) => {
        const body = { coupons: [subject], active: what === 'coupon.paused', reason };
        return (await call('switchCoupons', { body })).data.switched.length > 0;
      },
    };
  if (ofPeople.includes(what) && person) return { at: hrefOf('users', { user: person._id }) };
  if (ofContent.includes(what) && document) return { at: hrefOf('content', document) };
  if (what === 'catalogue.retired' || what === 'catalogue.offered') return { at: hrefOf('catalogue') };
  if (what === 'rules.changed') return { at: hrefOf('rules') };
  return final.includes(what) ? 'final' : null;
}

type Shown = { show?: boolean; paused_until?: string | null };

async function showAgain(
  call: Call,
  id: string,
  { before, after, reason }: Pick<Change, 'before' | 'after'> & { reason: string },
): Promise<boolean> {
  const params = { id };
  const { data: now } = await call('getRestaurantFile', { params });
  const [was, became] = [before, after] as [Shown, Shown];
  if (now.show !== became.show || instantOf(now.paused_until) !== instantOf(became.paused_until)) return false;
  const body = {
    revision: now.revision,
    ...(was.show !== became.show && { show: was.show }),
    ...(instantOf(was.paused_until) !== instantOf(became.paused_until) && { paused_until: was.paused_until }),
    reason,
  };
  await call('showRestaurant', { params, body });
  return true;
}

const instantOf = (instant: string | null | undefined) => (instant ? Date.parse(instant) : null);

const ofPeople = ['user.blocked', 'user.unblocked'];
const ofContent = ['content.published', 'content.scheduled', 'content.archived', 'content.restored'];
const final = [
  'order.refunded',
  'order.refund_approved',
  'order.refund_rejected',
  'failed_refund.decided',
  'claim.decided',
  'dispute.decided',
  'review.removed',
  'review.kept',
  'registration.approved',
  'registration.rejected',
  'registration.changes_requested',
  'proposal.approved',
  'proposal.rejected',
  'mail.resent',
  'job.retried',
  'webhook.resent',
  'user.signed_out',
  'user.second_factor_reset',
  'booking.cancelled',
];
