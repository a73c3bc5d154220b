import { pictureFiles } from '../../adapters/uploaded-pictures.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/transaction.ts';
import { forgetCardsOf } from '../cards/index.ts';
import { isTold, toldErased } from '../orders/index.ts';

/**
 * How each table that refers to users is erased, given the user's id. A new such table belongs here or in keptWithoutName;
 * account-deletion.test.ts compares both with the schema.
 */
export const erasures: Record<string, string> = {
  push_device: 'delete from push_device where user_id = $1',
  push_setting: 'delete from push_setting where user_id = $1',
  session: 'delete from session where user_id = $1',
  oauth_code: 'delete from oauth_code where user_id = $1',
  api_key: 'delete from api_key where user_id = $1',
  known_device: 'delete from known_device where user_id = $1',
  security_event: 'delete from security_event where user_id = $1',
  account_link: 'delete from account_link where user_id = $1',
  consent: 'delete from consent where user_id = $1',
  address: 'delete from address where user_id = $1',
  diner_calendar: 'delete from diner_calendar where user_id = $1',
  saved_filter: 'delete from saved_filter where user_id = $1',
  mail_setting: 'delete from mail_setting where user_id = $1',
  two_factor: 'delete from two_factor where user_id = $1',
  recovery_code: 'delete from recovery_code where user_id = $1',
  team_member: 'delete from team_member where user_id = $1',
  team_invitation:
    'delete from team_invitation where invited_by = $1 or email = (select email from app_user where id = $1)',
  licensee_member: 'delete from licensee_member where user_id = $1',
  licensee_invitation:
    'delete from licensee_invitation where invited_by = $1 or email = (select email from app_user where id = $1)',
  restaurant_invitation:
    'delete from restaurant_invitation where invited_by = $1 or email = (select email from app_user where id = $1)',
  lead: 'update lead set owner_id = null where owner_id = $1',
  territory: 'delete from territory where user_id = $1',
  app_user: 'update app_user set invite_code = null, invited_by = null where id = $1',
  orders: `update orders set ${toldErased} where user_id = $1 and (${isTold})`,
  person_note: 'delete from person_note where user_id = $1',
  guest_note: 'delete from guest_note where user_id = $1',
  waiting_entry: 'delete from waiting_entry where user_id = $1',
  wishlist: 'delete from wishlist where user_id = $1',
  no_show_dispute: "update no_show_dispute set text = '' where user_id = $1",
  discount_claim: "update discount_claim set text = '', photo = null where user_id = $1",
  // What was sent to the bank names who paid; an answer that is on its way goes without.
  card_dispute: `update card_dispute d set evidence = case when d.state = 'needs_answer' then d.evidence || '{"customerName": "", "customerEmail": ""}' end
    where d.evidence is not null and (d.payment_id in (select p.id from payment p join orders o on o.id = p.order_id where o.user_id = $1)
      or d.gift_id in (select id from gift_voucher where user_id = $1))`,
  // An admin's words, and the reference of a transfer to the person's bank.
  failed_refund: `update failed_refund q set note = null, transfer_reference = case when q.decision = 'transferred' then '—' end
    where q.refund_id in (select f.id from refund f join orders o on o.id = f.order_id where o.user_id = $1) or q.gift_id in (select id from gift_voucher where user_id = $1)`,
  // Needed until it is sent: whom it is for.
  gift_voucher: `update gift_voucher set from_name = '—', message = '', to_name = '',
    to_email = case when sent_at is null and redeemed_at is null and returned_at is null and payment_state not in ('failed', 'voided') then to_email else '' end
    where user_id = $1`,
  review: "update review set author = '—', photos = '[]' where user_id = $1",
};

/** Tables whose rows stay, since they hold only the person's id: ledgers, and tables emptied by a call below. */
export const keptWithoutName = [
  'credit_entry',
  'coupon',
  'coupon_use',
  'free_voucher',
  'points_entry',
  'restaurant',
  'card',
  'card_check',
  'restaurant_event',
  'house_proposal',
  'audit_log',
  'refund',
  'refund_request',
  'pending_step',
  'house_party',
  'person_request',
  'desk_item',
  'content_revision',
  'lead_entry',
  'restaurant_preapproval',
  'licensee_statement',
  'licensee_adjustment',
  'gateway_difference',
];

/**
 * Erases a person. The row of app_user stays, empty, for the orders and payments that refer to it. Answers picture paths to remove
 * once it is committed.
 */
export async function erasePerson(context: Context, trx: Trx, userId: string): Promise<string[]> {
  const bills = await trx.query<{ photo: string }>(
    'select photo from discount_claim where user_id = $1 and photo is not null',
    [userId],
  );
  const taken = await trx.query<{ id: string }>(
    "select p ->> 'id' as id from review, jsonb_array_elements(photos) p where user_id = $1",
    [userId],
  );
  for (const statement of Object.values(erasures)) await trx.query(statement, [userId]);
  for (const table of ['booking_guest', 'booking_share'])
    await trx.query(`delete from ${table} where order_id in (select id from orders where user_id = $1)`, [userId]);
  await forgetCardsOf(context, trx, userId);
  const { rows } = await trx.query<{ email: string; avatar: string | null }>(
    'select email, avatar from app_user where id = $1',
    [userId],
  );
  await trx.query('delete from mail where recipient = $1', [rows[0]?.email]);
  await trx.query('delete from email_code where email = $1', [rows[0]?.email]);
  // Forms hold only an address: it is the person's once a link sent there has been opened.
  const proven = 'using app_user u where u.id = $1 and u.email_verified_at is not null and lower(u.email) =';
  await trx.query(`delete from lead l ${proven} lower(l.email)`, [userId]);
  await trx.query(`delete from mail m ${proven} lower(m.reply_to)`, [userId]);
  await trx.query('delete from idempotency_key where holder_id = $1', [userId]);
  // A webhook receiver may echo what it was sent.
  await trx.query(
    'update webhook_delivery set answer = null where order_id in (select id from orders where user_id = $1)',
    [userId],
  );
  await trx.query(
    `update app_user set email = 'deleted-' || id || '@deleted.invalid', password_hash = 'none', active = false, first_name = '', last_name = '—', full_name = null,
       gender = null, born = null, phone = null, locale = null, region_iso = null, city_id = null, avatar = null,
       email_verified_at = null, blocked_at = null, block_reason = null, deleted_at = now(), updated_at = now()
     where id = $1`,
    [userId],
  );
  const photos = taken.rows.flatMap(({ id }) => pictureFiles(id));
  return [...bills.rows.map(({ photo }) => photo), ...photos, ...(rows[0]?.avatar ? [rows[0].avatar] : [])];
}
