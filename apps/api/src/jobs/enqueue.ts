import type { Period } from '@metade/domain/grid.ts';
import type { GiftMailKind } from '@metade/i18n/mail/gift-mail.ts';
import type { OrderMailKind } from '@metade/i18n/mail/order-mail.ts';
import type { WaitingMailKind } from '@metade/i18n/mail/waiting-mail.ts';
import type { Queryable } from '../db/transaction.ts';

/** Every job by name with what it is given: ids alone, so that a job reads the row as it is when it runs. */
export type Jobs = {
  settle_payment: { payment: string };
  /** reference: of which the gateway told what cannot be true. */
  settle_alarm: { reference: string };
  capture_payment: { payment: string };
  void_payment: { payment: string };
  refund_payment: { refund: string };
  settle_gift: { gift: string };
  refund_gift: { gift: string };
  send_gift_mail: { gift: string; mail: GiftMailKind };
  check_card: { check: string };
  release_card_check: { check: string };
  forget_card: { card: string };
  /** step: a decision that could be taken back until now. */
  carry_out_step: { step: string };
  leave_unanswered: { order: string };
  /** news: of a restaurant, that its team is told. Held: for the time that quiet hours leave, or of a deadline that comes near. */
  tell_team: { news: string };
  tell_team_held: { news: string };
  /** proposal: of a restaurant that moved, the one that moved it. */
  send_order_mail: { order: string; mail: OrderMailKind; proposal?: string };
  /** refund: one that an admin gave. */
  send_refund_mail: { refund: string };
  send_lead_mail: { lead: string };
  /** Gives the tables that are kept for the line of a meal, or are free, to who waits for them. The database enqueues it too. */
  serve_line: { restaurant: string; date: string; period: Period };
  send_waiting_mail: { entry: string; mail: WaitingMailKind };
  /** event: the step of the approval that the owner is told of. */
  send_registration_mail: { event: string };
  /** proposal: one that was decided. */
  send_proposal_mail: { proposal: string };
  /** proposal: one that was approved. */
  tell_diners_of_move: { proposal: string };
  send_report_mail: { report: string };
  encode_picture: { picture: string };
  deliver_mail: { mail: string };
  /** One message to a restaurant's own address. The database enqueues it at each step of an order. */
  send_webhook: { delivery: string };
  send_webhook_mail: { webhook: string };
  credit_meal: { order: string };
  credit_review: { order: string };
  /** day: YYYY-MM-DD in UTC, on which points expire. */
  send_reply_mail: { review: string };
  send_removed_review_mail: { review: string };
  send_team_mail: { invitation: string };
  send_points_mail: { user: string; day: string };
  /** id: the message's own, so that a repeat sends no second one. */
  send_block_mail: { id: string; user: string; blocked: boolean };
  send_security_mail: { event: string };
  /** to: of `email`, the new address. */
  send_account_mail: {
    id: string;
    user: string;
    mail: 'welcome' | 'verify' | 'reset' | 'email' | 'unlock';
    to?: string;
  };
  send_code_mail: { code: string };
};

/**
 * Adds a job in the caller's transaction: it runs only if that commits. A key makes a repeat replace the job that still
 * waits under it. One that runs keeps its key and its further tries: taken over, it would never be tried again, and stay
 * behind as failed when its answer is lost; the repeat then runs beside it, without a key. at: epoch ms, now by default.
 */
export async function enqueue<N extends keyof Jobs>(
  trx: Queryable,
  name: N,
  payload: Jobs[N],
  options: { at?: number; key?: string } = {},
): Promise<void> {
  await trx.query(
    `select graphile_worker.add_job($1, $2::json, run_at := $3::timestamptz, max_attempts := 25,
       job_key := (select $4::text where not exists (select 1 from graphile_worker.jobs where key = $4 and locked_at is not null)))`,
    [
      name,
      JSON.stringify(payload),
      options.at === undefined ? null : new Date(options.at).toISOString(),
      options.key ?? null,
    ],
  );
}
