import { periods } from '@metade/domain/grid.ts';
import { failedRefundMailKinds } from '@metade/i18n/mail/failed-refund-mail.ts';
import type { GiftMailKind } from '@metade/i18n/mail/gift-mail.ts';
import { orderMailKinds } from '@metade/i18n/mail/order-mail.ts';
import type { WaitingMailKind } from '@metade/i18n/mail/waiting-mail.ts';
import { z } from 'zod';

const id = z.uuid();

/** The jobs that ask the gateway to move money: what fails of them is told with the payments. */
export const moneyPayloads = {
  settle_payment: z.object({ payment: id }),
  capture_payment: z.object({ payment: id }),
  void_payment: z.object({ payment: id }),
  refund_payment: z.object({ refund: id }),
  settle_gift: z.object({ gift: id }),
  refund_gift: z.object({ gift: id }),
  check_card: z.object({ check: id }),
  await_consent: z.object({ check: id }),
  release_card_check: z.object({ check: id }),
  /** dispute: one that an admin answers or accepts. */
  answer_dispute: z.object({ dispute: id }),
};

/** Every job by name with its payload: mostly ids, so that a job reads the row as it is when it runs. */
const payloads = {
  ...moneyPayloads,
  /** reference: the payment with the alarm. */
  settle_alarm: z.object({ reference: z.string() }),
  reconcile: z.object({}),
  /** dispute: the gateway's own id of it. */
  follow_dispute: z.object({ gateway: z.string(), dispute: z.string() }),
  send_gift_mail: z.object({ gift: id, mail: z.enum(['gift', 'bought', 'returned'] satisfies GiftMailKind[]) }),
  forget_card: z.object({ card: id }),
  forget_customer: z.object({ gateway: z.string(), user: id }),
  /** step: a decision whose time for undo is over. */
  carry_out_step: z.object({ step: id }),
  leave_unanswered: z.object({ order: id }),
  /** news: to tell a restaurant's team. Held jobs wait for quiet hours to end, or for a deadline to come near. */
  tell_team: z.object({ news: id }),
  tell_team_held: z.object({ news: id }),
  /** proposal: when a restaurant moved, the proposal. */
  send_order_mail: z.object({ order: id, mail: z.enum(orderMailKinds), proposal: id.optional() }),
  /** refund: made by an admin. */
  send_refund_mail: z.object({ refund: id }),
  /** failed: the reference of the try that failed. */
  send_failed_refund_mail: z.object({ failed: id, mail: z.enum(failedRefundMailKinds) }),
  send_lead_mail: z.object({ lead: id }),
  /** entry: of a lead's thread, an answer to send. */
  send_lead_answer: z.object({ entry: id }),
  send_restaurant_invitation: z.object({ invitation: id }),
  send_licensee_invitation: z.object({ invitation: id }),
  /** Offers a meal's kept or free tables to its waitlist. Also enqueued by the database. */
  serve_line: z.object({ restaurant: id, date: z.iso.date(), period: z.enum(periods) }),
  /** Also enqueued by the database. */
  send_waiting_mail: z.object({ entry: id, mail: z.enum(['turn', 'passed'] satisfies WaitingMailKind[]) }),
  /** event: the step of the approval to tell the owner about. */
  send_registration_mail: z.object({ event: id }),
  /** proposal: one that was decided. */
  send_proposal_mail: z.object({ proposal: id }),
  /** proposal: one that was approved. */
  tell_diners_of_move: z.object({ proposal: id }),
  send_report_mail: z.object({ report: id }),
  encode_picture: z.object({ picture: z.string() }),
  /** Restaurants that follow a rule get its new value; those with a value of their own keep it. */
  follow_rule: z.object({
    country: z.string(),
    rule: z.enum(['horizonDays', 'cutoffMinutes', 'toleranceMinutes']),
    from: z.int(),
    to: z.int(),
  }),
  deliver_mail: z.object({ mail: id }),
  /** key: of the notices that the job was made for; others that are due go with them. */
  send_pushes: z.object({ key: z.string() }),
  /** A webhook delivery. The database enqueues one at each step of an order. */
  send_webhook: z.object({ delivery: id }),
  send_webhook_mail: z.object({ webhook: id }),
  credit_meal: z.object({ order: id }),
  credit_review: z.object({ order: id }),
  send_reply_mail: z.object({ review: id }),
  send_removed_review_mail: z.object({ review: id }),
  send_team_mail: z.object({ invitation: id }),
  /** day: in UTC, on which points expire. */
  send_points_mail: z.object({ user: id, day: z.iso.date() }),
  /** id: the message's own, so that a repeat sends no second one. */
  send_block_mail: z.object({ id, user: id, blocked: z.boolean() }),
  send_security_mail: z.object({ event: id }),
  /** to: for `email`, the new address. */
  send_account_mail: z.object({
    id,
    user: id,
    mail: z.enum(['welcome', 'verify', 'reset', 'email', 'unlock']),
    to: z.string().optional(),
  }),
  publish_content: z.object({ document: id, number: z.int() }),
  /** after: the last person of the previous batch, by id. */
  tell_legal_change: z.object({ document: id, number: z.int(), after: id.nullable() }),
  send_code_mail: z.object({ code: id }),
};

export type Jobs = { [Name in keyof typeof payloads]: z.output<(typeof payloads)[Name]> };

/** Parses a job's payload. Throws, naming job and field, when it is invalid. */
export function readPayload<Name extends keyof Jobs>(name: Name, payload: unknown): Jobs[Name] {
  const { success, data, error } = payloads[name].safeParse(payload);
  if (!success) throw new Error(`The payload of ${name} is wrong: ${z.prettifyError(error)}`);
  return data as Jobs[Name];
}
