import { SpanKind } from '@opentelemetry/api';
import type { TaskList } from 'graphile-worker';
import { parseCronItems } from 'graphile-worker';
import type { Context } from './context.ts';
import type { Trx } from './db/transaction.ts';
import { createPool } from './db/pool.ts';
import { publishScheduled, tellLegalChange } from './features/admin-content/index.ts';
import { forgetVisitors } from './features/unmet-demand/index.ts';
import { carryOutFailedRefund } from './features/failed-refunds/index.ts';
import { refundGift, settleGift } from './features/gifts/index.ts';
import { expireCredit } from './features/ledger/index.ts';
import { carryOutDecision, carryOutRefund, lockForRefund } from './features/admin-orders/index.ts';
import { acceptBooking } from './features/host/index.ts';
import { answerDispute, carryOutCardDispute, followDispute } from './features/card-disputes/index.ts';
import { carryOutDispute } from './features/no-shows/index.ts';
import type { StepExecutors } from './features/pending-steps/index.ts';
import { carryOutStep } from './features/pending-steps/index.ts';
import { completeOrders, sweepHolds } from './features/orders/index.ts';
import { carryOutClaim, refreshHonourRates } from './features/claims/index.ts';
import { checkCard, forgetCard, forgetCustomer, releaseCardCheck } from './features/cards/index.ts';
import {
  capturePayment,
  leaveUnanswered,
  refundPayment,
  settleAlarm,
  settlePayment,
  voidPayment,
} from './features/payments/index.ts';
import { refreshFigures, rollAvailability } from './features/restaurants/index.ts';
import {
  deliverMail,
  remindDiners,
  sendAccountMail,
  sendBlockMail,
  sendCodeMail,
  sendGiftMail,
  sendLeadAnswer,
  sendLeadMail,
  sendLicenseeInvitation,
  sendOrderMail,
  sendPointsMail,
  sendProposalMail,
  sendFailedRefundMail,
  sendRefundMail,
  sendRegistrationMail,
  sendRemovedReviewMail,
  sendReportMail,
  sendRestaurantInvitation,
  sendReplyMail,
  sendSecurityMail,
  sendTeamMail,
  sendWaitingMail,
  sendWebhookMail,
  sendTeamDigests,
  sendTeamNews,
  tellDinersOfMove,
  tellTeam,
} from './features/mail/index.ts';
import { readPushReceipts, sendPushes } from './features/push/index.ts';
import { encodePicture, forgetPictures } from './features/restaurant-pictures/index.ts';
import { makeFeed } from './features/feed/index.ts';
import { reconcile } from './features/reconciliation/index.ts';
import { makeReports } from './features/report/index.ts';
import { creditMeal, creditReview, expirePoints, warnOfExpiry } from './features/rewards/index.ts';
import { followRule } from './features/rules/index.ts';
import { closeStatements } from './features/statements/index.ts';
import { sweepWaitlists, serveWaitlist } from './features/waitlist/index.ts';
import { sendWebhook } from './features/webhooks/index.ts';
import { forgetOld } from './forget-old.ts';
import type { Jobs } from './jobs/job-payloads.ts';
import { readPayload } from './jobs/job-payloads.ts';
import type { JobWorker } from './jobs/job-worker.ts';
import { runJobs } from './jobs/job-worker.ts';
import { jobsEndWithinSeconds } from './stop-time.ts';
import { jobRuns } from './watch/counters.ts';
import type { Carrier } from './watch/spans.ts';
import { inSpan } from './watch/spans.ts';

type Task<N extends keyof Jobs> = (context: Context, payload: Jobs[N]) => Promise<void>;

type BodyOf<Run extends (context: Context, trx: Trx, decided: never) => unknown> = Parameters<Run>[2];

/** Carries out decisions of an admin or a host whose time for undo is over. */
const stepExecutors: StepExecutors = {
  confirm: (context, trx, { restaurant, order, by, madeAt }) =>
    acceptBooking(context, trx, { restaurant, order, by, at: madeAt }),
  claim: (context, trx, { order, by, body }) =>
    carryOutClaim(context, trx, { ...(body as BodyOf<typeof carryOutClaim>), order, by: by.id }),
  dispute: (context, trx, { order, by, body }) =>
    carryOutDispute(context, trx, { ...(body as BodyOf<typeof carryOutDispute>), order, by: by.id }),
  card_dispute: (context, trx, { subject, by, body }) =>
    carryOutCardDispute(context, trx, { ...(body as BodyOf<typeof carryOutCardDispute>), dispute: subject, by: by.id }),
  failed_refund: (context, trx, { subject, by, body }) =>
    carryOutFailedRefund(context, trx, {
      ...(body as BodyOf<typeof carryOutFailedRefund>),
      failed: subject,
      by: by.id,
    }),
  refund: async (context, trx, { order, by, body }) => {
    await lockForRefund(trx, order);
    await carryOutRefund(context, trx, { ...(body as BodyOf<typeof carryOutRefund>), order, admin: by.id });
  },
  refund_decision: async (context, trx, { subject, order, by, body }) => {
    await lockForRefund(trx, order);
    await carryOutDecision(context, trx, { ...(body as BodyOf<typeof carryOutDecision>), request: subject, by: by.id });
  },
};

const tasks: { [N in keyof Jobs]: Task<N> } = {
  settle_payment: (context, { payment }) => settlePayment(context, payment),
  reconcile: (context) => reconcile(context),
  follow_dispute: (context, { gateway, dispute }) => followDispute(context, gateway, dispute),
  answer_dispute: (context, { dispute }) => answerDispute(context, dispute),
  settle_alarm: (context, { reference }) => settleAlarm(context, reference),
  capture_payment: (context, { payment }) => capturePayment(context, payment),
  void_payment: (context, { payment }) => voidPayment(context, payment),
  refund_payment: (context, { refund }) => refundPayment(context, refund),
  settle_gift: (context, { gift }) => settleGift(context, gift),
  refund_gift: (context, { gift }) => refundGift(context, gift),
  send_gift_mail: (context, { gift, mail }) => sendGiftMail(context, gift, mail),
  check_card: (context, { check }) => checkCard(context, check),
  await_consent: (context, { check }) => checkCard(context, check),
  release_card_check: (context, { check }) => releaseCardCheck(context, check),
  forget_customer: (context, payload) => forgetCustomer(context, payload),
  forget_card: (context, { card }) => forgetCard(context, card),
  carry_out_step: (context, { step }) => carryOutStep(context, step, stepExecutors),
  leave_unanswered: (context, { order }) => leaveUnanswered(context, order),
  send_order_mail: (context, { order, mail, proposal }) => sendOrderMail(context, order, mail, proposal),
  tell_team: (context, { news }) => tellTeam(context, news),
  tell_team_held: (context, { news }) => sendTeamNews(context, news),
  send_refund_mail: (context, { refund }) => sendRefundMail(context, refund),
  send_failed_refund_mail: (context, { failed, mail }) => sendFailedRefundMail(context, failed, mail),
  send_lead_mail: (context, { lead }) => sendLeadMail(context, lead),
  send_lead_answer: (context, { entry }) => sendLeadAnswer(context, entry),
  send_restaurant_invitation: (context, { invitation }) => sendRestaurantInvitation(context, invitation),
  send_licensee_invitation: (context, { invitation }) => sendLicenseeInvitation(context, invitation),
  credit_meal: (context, { order }) => creditMeal(context, order),
  credit_review: (context, { order }) => creditReview(context, order),
  send_reply_mail: (context, { review }) => sendReplyMail(context, review),
  send_removed_review_mail: (context, { review }) => sendRemovedReviewMail(context, review),
  send_team_mail: (context, { invitation }) => sendTeamMail(context, invitation),
  send_points_mail: (context, { user, day }) => sendPointsMail(context, user, day),
  serve_line: (context, meal) => serveWaitlist(context, meal),
  send_waiting_mail: (context, { entry, mail }) => sendWaitingMail(context, entry, mail),
  send_registration_mail: (context, { event }) => sendRegistrationMail(context, event),
  send_proposal_mail: (context, { proposal }) => sendProposalMail(context, proposal),
  tell_diners_of_move: (context, { proposal }) => tellDinersOfMove(context, proposal),
  send_report_mail: (context, { report }) => sendReportMail(context, report),
  encode_picture: (context, { picture }) => encodePicture(context, picture),
  send_webhook: (context, { delivery }) => sendWebhook(context, delivery),
  send_webhook_mail: (context, { webhook }) => sendWebhookMail(context, webhook),
  follow_rule: (context, payload) => followRule(context, payload),
  deliver_mail: (context, { mail }) => deliverMail(context, mail),
  send_pushes: (context, { key }) => sendPushes(context, key),
  send_block_mail: (context, { id, user, blocked }) => sendBlockMail(context, id, user, blocked),
  send_security_mail: (context, { event }) => sendSecurityMail(context, event),
  send_account_mail: (context, payload) => sendAccountMail(context, payload),
  publish_content: (context, name) => publishScheduled(context, name),
  tell_legal_change: (context, payload) => tellLegalChange(context, payload),
  send_code_mail: (context, { code }) => sendCodeMail(context, code),
};

const cronJobs = {
  minute_of_lines: { every: '* * * * *', run: (context: Context) => sweepWaitlists(context) },
  remind_diners: { every: '*/5 * * * *', run: (context: Context) => remindDiners(context) },
  read_push_receipts: { every: '*/5 * * * *', run: (context: Context) => readPushReceipts(context) },
  complete_orders: { every: '*/5 * * * *', run: (context: Context) => completeOrders(context) },
  expire_points: { every: '41 3 * * *', run: (context: Context) => expirePoints(context) },
  warn_of_expiry: { every: '13 9 * * *', run: (context: Context) => warnOfExpiry(context) },
  expire_credit: { every: '19 * * * *', run: (context: Context) => expireCredit(context) },
  forget_pictures: { every: '41 * * * *', run: async (context: Context) => void (await forgetPictures(context)) },
  refresh_honour_rates: {
    every: '41 4 * * *',
    run: (context: Context) => refreshHonourRates(context, context.pool),
  },
  refresh_figures: { every: '47 4 * * *', run: (context: Context) => refreshFigures(context) },
  forget_visitors: { every: '3 0 * * *', run: (context: Context) => forgetVisitors(context) },
  send_team_digests: { every: '*/10 * * * *', run: (context: Context) => sendTeamDigests(context) },
  forget_old: { every: '23 4 * * *', run: (context: Context) => forgetOld(context) },
  make_reports: { every: '37 * * * *', run: (context: Context) => makeReports(context) },
  close_statements: { every: '23 * * * *', run: (context: Context) => closeStatements(context) },
  make_feed: { every: '*/15 * * * *', run: (context: Context) => makeFeed(context) },
  reconcile: { every: '17 * * * *', run: (context: Context) => reconcile(context) },
  roll_availability: { every: '7 * * * *', run: (context: Context) => rollAvailability(context) },
} as const;

async function timed(job: string, payload: unknown, run: () => Promise<void>): Promise<void> {
  const end = jobRuns.startTimer({ job });
  try {
    await inSpan(`job ${job}`, { kind: SpanKind.CONSUMER }, run, payload as Carrier);
    end({ outcome: 'done' });
  } catch (error) {
    end({ outcome: 'failed' });
    throw error;
  }
}

/** Every job by its queue name, and the cron jobs. */
export function taskListOf(context: Context): TaskList {
  const taskList: TaskList = {};
  const add = <N extends keyof Jobs>(name: N) => {
    const task: Task<N> = tasks[name];
    taskList[name] = (payload) => timed(name, payload, async () => task(context, readPayload(name, payload)));
  };
  for (const name of Object.keys(tasks)) add(name as keyof Jobs);
  // By a clock that may be wrong nothing is completed, expired or forgotten.
  for (const [name, { run: task }] of Object.entries(cronJobs))
    taskList[name] = () => timed(name, {}, async () => (context.clock.isDoubtful() ? undefined : task(context)));
  return taskList;
}

/** Runs jobs until stopped: those that transactions enqueued, cron jobs unless another worker runs them, and the sweep of holds. */
export async function startWorker(context: Context, { runCron = true } = {}): Promise<JobWorker> {
  const { workerLostSeconds } = await context.markets.settings();
  const lostAfterMs = workerLostSeconds * 1000;
  const beatPool = createPool(context.config.databaseDirectUrl, 2, {
    timeouts: { statementMs: lostAfterMs, lockMs: lostAfterMs },
  });
  const ownContext = { ...context, pool: context.jobPool };
  const worker = await runJobs({
    pool: context.jobPool,
    beatPool,
    taskList: taskListOf(ownContext),
    lostAfterMs,
    stopWithinMs: jobsEndWithinSeconds * 1000,
    log: context.log,
    parsedCronItems: parseCronItems(
      Object.entries(runCron ? cronJobs : {}).map(([task, { every }]) => ({
        task,
        match: every,
        options: { backfillPeriod: 0 },
      })),
    ),
  });
  const sweep = sweepHolds(ownContext);
  context.readiness.watch('jobs', () => (worker.alive() ? null : 'The job worker does not run.'));
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    await sweep.stop();
    await worker.stop();
    await beatPool.end();
  };
  return { alive: worker.alive, stop: () => (stopped ??= stop()) };
}
