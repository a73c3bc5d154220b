import type Stripe from 'stripe';
import { book } from './balance.ts';
import { tell } from './events.ts';
import { StripeProblem } from './problem.ts';
import { keep, made, take, type Trx } from './store.ts';
import type { Behaviour } from '@metade/sandbox-gateway/sentinel-cards.ts';

const disputeFee = 2000;
const answerDays = 21;

/** Which dispute or warning a card makes as soon as its charge is captured. */
export async function raiseOf(trx: Trx, charge: Stripe.Charge, behaviour: Behaviour): Promise<void> {
  if (behaviour === 'warning') return warn(trx, charge);
  if (behaviour === 'inquiry') return dispute(trx, charge, 'fraudulent', 'warning_needs_response');
  if (behaviour === 'dispute') return dispute(trx, charge, 'fraudulent', 'needs_response');
  if (behaviour === 'dispute_not_received') return dispute(trx, charge, 'product_not_received', 'needs_response');
}

async function warn(trx: Trx, charge: Stripe.Charge): Promise<void> {
  const warning = {
    ...made('radar.early_fraud_warning'),
    actionable: true,
    charge: charge.id,
    fraud_type: 'made_with_stolen_card',
    livemode: false,
    payment_intent: String(charge.payment_intent),
  } as Stripe.Radar.EarlyFraudWarning;
  await keep<'radar.early_fraud_warning'>(trx, warning);
  await tell(trx, 'radar.early_fraud_warning.created', warning, { of: String(charge.payment_intent) });
}

async function dispute(
  trx: Trx,
  charge: Stripe.Charge,
  reason: string,
  status: 'needs_response' | 'warning_needs_response',
): Promise<void> {
  const due = Math.floor(Date.now() / 1000) + answerDays * 86_400;
  const body = {
    ...made('dispute'),
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    currency: charge.currency,
    evidence: {},
    evidence_details: { due_by: due, has_evidence: false, past_due: false, submission_count: 0 },
    is_charge_refundable: status === 'warning_needs_response',
    livemode: false,
    metadata: {},
    payment_intent: String(charge.payment_intent),
    reason,
    status,
  } as unknown as Stripe.Dispute;
  await keep<'dispute'>(trx, body);
  await event(trx, 'charge.dispute.created', body);
  if (status === 'needs_response') await withdraw(trx, body);
}

/** Evidence that says winning_evidence or losing_evidence decides at once, as in Stripe's test mode; else the bank thinks. */
export async function updateDispute(
  trx: Trx,
  id: string,
  { evidence, submit }: Stripe.DisputeUpdateParams,
): Promise<Stripe.Dispute> {
  const { body } = await take(trx, 'dispute', id);
  refuseUnlessOpen(body);
  const words = evidence?.uncategorized_text ?? '';
  const inquiry = body.status === 'warning_needs_response';
  const next = {
    ...body,
    evidence: { ...body.evidence, ...evidence },
    evidence_details: {
      ...body.evidence_details,
      has_evidence: true,
      submission_count: body.evidence_details.submission_count + (submit === false ? 0 : 1),
    },
    status: submit === false ? body.status : inquiry ? 'warning_under_review' : 'under_review',
  } as Stripe.Dispute;
  await keep<'dispute'>(trx, next);
  await event(trx, 'charge.dispute.updated', next);
  if (submit === false) return next;
  if (words.includes('winning_evidence')) return decideDispute(trx, id, true);
  return words.includes('losing_evidence') ? decideDispute(trx, id, false) : next;
}

export async function closeDispute(trx: Trx, id: string): Promise<Stripe.Dispute> {
  refuseUnlessOpen((await take(trx, 'dispute', id)).body);
  return decideDispute(trx, id, false);
}

/** The bank's word. An inquiry that is lost becomes no dispute here: it is closed either way. */
export async function decideDispute(trx: Trx, id: string, won: boolean): Promise<Stripe.Dispute> {
  const { body } = await take(trx, 'dispute', id);
  const inquiry = body.status.startsWith('warning_');
  const next: Stripe.Dispute = { ...body, status: inquiry ? 'warning_closed' : won ? 'won' : 'lost' };
  await keep<'dispute'>(trx, next);
  const after = won && !inquiry ? await reinstate(trx, next) : next;
  await event(trx, 'charge.dispute.closed', after);
  return after;
}

async function withdraw(trx: Trx, body: Stripe.Dispute): Promise<void> {
  const moved = await book(trx, {
    type: 'adjustment',
    amount: -body.amount,
    fee: disputeFee,
    currency: body.currency,
    source: body.id,
    description: 'Chargeback withdrawal',
  });
  const next = { ...body, balance_transactions: [...body.balance_transactions, moved] };
  await keep<'dispute'>(trx, next);
  await event(trx, 'charge.dispute.funds_withdrawn', next);
}

async function reinstate(trx: Trx, body: Stripe.Dispute): Promise<Stripe.Dispute> {
  const moved = await book(trx, {
    type: 'adjustment',
    amount: body.amount,
    currency: body.currency,
    source: body.id,
    description: 'Chargeback reversal',
  });
  const next = { ...body, balance_transactions: [...body.balance_transactions, moved] };
  await keep<'dispute'>(trx, next);
  await event(trx, 'charge.dispute.funds_reinstated', next);
  return next;
}

function event(trx: Trx, type: Stripe.Event['type'], body: Stripe.Dispute): Promise<void> {
  return tell(trx, type, body, { of: String(body.payment_intent) });
}

function refuseUnlessOpen({ status }: Stripe.Dispute): void {
  if (status === 'needs_response' || status === 'warning_needs_response') return;
  throw new StripeProblem(400, { message: `This dispute is already ${status}.` });
}
