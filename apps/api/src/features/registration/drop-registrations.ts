import { pictureFiles } from '../../adapters/uploaded-pictures.ts';
import type { Queryable, Trx } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';

/** How each table's rows are deleted with a registration whose owner leaves, in this order; `restaurant` itself is last. */
export const droppings: Record<string, string> = {
  calendar_override: 'delete from calendar_override where restaurant_id = any ($1)',
  slot_day: 'delete from slot_day where restaurant_id = any ($1)',
  table_slot: 'delete from table_slot where restaurant_id = any ($1)',
  availability_day: 'delete from availability_day where restaurant_id = any ($1)',
  offered_day: 'delete from offered_day where restaurant_id = any ($1)',
  unmet_demand: 'delete from unmet_demand where restaurant_id = any ($1)',
  quarterly_report: 'delete from quarterly_report where restaurant_id = any ($1)',
  calendar_feed: 'delete from calendar_feed where restaurant_id = any ($1)',
  feed_told: 'delete from feed_told where restaurant_id = any ($1)',
  api_key: 'delete from api_key where restaurant_id = any ($1)',
  webhook: 'delete from webhook where restaurant_id = any ($1)',
  waiter_pin: 'delete from waiter_pin where restaurant_id = any ($1)',
  restaurant_event: 'delete from restaurant_event where restaurant_id = any ($1)',
  house_proposal: 'delete from house_proposal where restaurant_id = any ($1)',
  stored_picture: 'delete from stored_picture where restaurant_id = any ($1)',
  removed_picture: 'delete from removed_picture where restaurant_id = any ($1)',
  team_invitation: 'delete from team_invitation where restaurant_id = any ($1)',
  team_member: 'delete from team_member where restaurant_id = any ($1)',
  restaurant_preapproval: 'delete from restaurant_preapproval where restaurant_id = any ($1)',
  restaurant_invitation: 'update restaurant_invitation set restaurant_id = null where restaurant_id = any ($1)',
  wishlist: 'delete from wishlist where restaurant_id = any ($1)',
  // The log keeps that something was done, not what.
  audit_log: "update audit_log set restaurant_id = null, before = '{}', after = '{}' where restaurant_id = any ($1)",
};

/** Tables that only an approved restaurant has rows in. A restaurant with any of them, whatever its state, is not deleted. */
export const onlyOfApproved = ['orders', 'review', 'coupon', 'waiting_entry', 'team_news', 'guest_note', 'house_party'];

type Owned = { id: string; company_name: string; stays: boolean; heir: string | null };

/**
 * The restaurants a person owns. `stays`: it was approved, or has rows that only approved ones have. `heir`: another owner of its
 * team, who takes over. lock: locks them until the transaction ends.
 */
export async function ownedBy(db: Queryable, userId: string, lock: boolean): Promise<Owned[]> {
  const used = onlyOfApproved.map((table) => `exists (select 1 from ${table} x where x.restaurant_id = r.id)`);
  const { rows } = await db.query<Owned>(
    `select r.id, r.company_name, r.state in ('approved', 'paused') or ${used.join(' or ')} as stays,
       (select t.user_id from team_member t where t.restaurant_id = r.id and t.role = 'owner' and t.user_id <> $1 order by t.user_id limit 1) as heir
     from restaurant r where r.owner_id = $1
       or r.id in (select t.restaurant_id from team_member t where t.user_id = $1 and t.role = 'owner')
     order by r.created_at, r.id ${lock ? 'for update of r' : ''}`,
    [userId],
  );
  return rows;
}

/**
 * Deletes the unapproved registrations of a person who leaves; one with another owner is passed on. Answers files to remove once it
 * is committed.
 */
export async function dropRegistrations(trx: Trx, userId: string): Promise<string[]> {
  const owned = await ownedBy(trx, userId, true);
  if (owned.some(({ stays }) => stays)) throw new Refused('account_in_charge');
  for (const { id, heir } of owned)
    if (heir !== null)
      await trx.query('update restaurant set owner_id = $2 where id = $1 and owner_id = $3', [id, heir, userId]);
  const going = owned.filter(({ heir }) => heir === null).map(({ id }) => id);
  if (going.length === 0) return [];
  const { rows } = await trx.query<{ id: string }>('select id from stored_picture where restaurant_id = any ($1)', [
    going,
  ]);
  for (const statement of Object.values(droppings)) await trx.query(statement, [going]);
  await trx.query('delete from restaurant where id = any ($1)', [going]);
  for (const subject of going)
    await recordChange(trx, { by: { id: userId, role: 'owner' }, what: 'registration.dropped', subject });
  return rows.flatMap(({ id }) => pictureFiles(id));
}
