import type { CardDisputeKind, CardDisputeReason, CardDisputeState } from '@metade/domain/card-dispute.ts';
import Stripe from 'stripe';
import type { DisputeEvidence, GatewayDispute } from '../gateway-dispute.ts';
import { GatewayRefusal } from '../payment-gateway.ts';
import { isMissing, keyed, type TimeLeft } from './stripe-call.ts';
import { originalOf } from './stripe-conversion.ts';

const warningId = /^issfr_/;

/** Disputes, and the early fraud warnings that Stripe has as a kind of their own. */
export function stripeDisputes(stripe: Stripe) {
  const retrieve = async (id: string, left: TimeLeft): Promise<Stripe.Dispute> => {
    try {
      return await stripe.disputes.retrieve(id, {}, left());
    } catch (error) {
      if (isMissing(error)) throw new GatewayRefusal('unknown_dispute', `Stripe knows no ${id}`);
      throw error;
    }
  };

  return {
    async find(id: string, left: TimeLeft): Promise<GatewayDispute | null> {
      try {
        if (warningId.test(id)) return await warning(id, left);
        return disputeOf(await stripe.disputes.retrieve(id, {}, left()));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },

    /** A dispute that was answered is not answered again, whatever became of the first answer. */
    async answer(id: string, evidence: DisputeEvidence, left: TimeLeft): Promise<GatewayDispute> {
      const now = await retrieve(id, left);
      if (!asks(now)) return disputeOf(now);
      const params = { evidence: evidenceOf(evidence), submit: true };
      return disputeOf(await keyed(left, `answer ${id}`, (options) => stripe.disputes.update(id, params, options)));
    },

    async accept(id: string, left: TimeLeft): Promise<GatewayDispute> {
      const now = await retrieve(id, left);
      if (now.status === 'lost' || now.status === 'warning_closed') return disputeOf(now);
      if (!asks(now)) throw new GatewayRefusal('wrong_state', `Stripe: the dispute is ${now.status}`);
      return disputeOf(await keyed(left, `accept ${id}`, (options) => stripe.disputes.close(id, {}, options)));
    },
  };

  async function warning(id: string, left: TimeLeft): Promise<GatewayDispute> {
    const found = await stripe.radar.earlyFraudWarnings.retrieve(id, {}, left());
    const intent = await stripe.paymentIntents.retrieve(idOf(found.payment_intent), {}, left());
    return {
      gatewayId: found.id,
      kind: 'warning',
      state: found.actionable ? 'needs_answer' : 'closed',
      reason: 'fraudulent',
      payment: intent.id,
      amount: intent.amount,
      currency: intent.currency.toUpperCase(),
      answerBy: null,
      createdAt: instantOf(found.created),
      movements: [],
    };
  }
}

function disputeOf(dispute: Stripe.Dispute): GatewayDispute {
  const { status, evidence_details: details } = dispute;
  return {
    gatewayId: dispute.id,
    kind: kindOf(dispute),
    state: stateOf(status),
    reason: reasons[dispute.reason] ?? 'other',
    payment: idOf(dispute.payment_intent),
    amount: dispute.amount,
    currency: dispute.currency.toUpperCase(),
    answerBy: asks(dispute) && details.due_by ? instantOf(details.due_by) : null,
    createdAt: instantOf(dispute.created),
    movements: dispute.balance_transactions.map((moved) => movedBy(moved, dispute)),
  };
}

/** All of it in the dispute's currency. */
function movedBy(moved: Stripe.BalanceTransaction, dispute: Stripe.Dispute): GatewayDispute['movements'][number] {
  const { id, amount, fee, exchange_rate: rate } = moved;
  const { original } = originalOf(moved, dispute);
  return original ? { id, amount: original.amount, fee: Math.round(fee / (rate ?? 1)) } : { id, amount, fee };
}

const asks = ({ status }: Stripe.Dispute): boolean =>
  status === 'needs_response' || status === 'warning_needs_response';

function kindOf({ status, balance_transactions: moved }: Stripe.Dispute): CardDisputeKind {
  return status.startsWith('warning_') && moved.length === 0 ? 'inquiry' : 'dispute';
}

/** An appeal is made at Stripe alone: here it is looked at again. */
function stateOf(status: Stripe.Dispute.Status): CardDisputeState {
  return states[status] ?? 'under_review';
}

const states: Partial<Record<string, CardDisputeState>> = {
  needs_response: 'needs_answer',
  warning_needs_response: 'needs_answer',
  won: 'won',
  lost: 'lost',
  warning_closed: 'closed',
  prevented: 'closed',
};

const reasons: Partial<Record<string, CardDisputeReason>> = {
  fraudulent: 'fraudulent',
  unrecognized: 'unrecognized',
  duplicate: 'duplicate',
  product_not_received: 'not_received',
  product_unacceptable: 'unacceptable',
  credit_not_processed: 'not_refunded',
  subscription_canceled: 'cancelled',
};

/** Fields that are empty are left out: Stripe would take them as an answer. */
function evidenceOf(evidence: DisputeEvidence): Stripe.DisputeUpdateParams.Evidence {
  const fields = {
    product_description: evidence.product,
    customer_name: evidence.customerName,
    customer_email_address: evidence.customerEmail,
    service_date: evidence.serviceDate,
    access_activity_log: evidence.activity,
    cancellation_policy_disclosure: evidence.policy,
    uncategorized_text: evidence.words,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''));
}

function idOf(one: string | { id: string } | null | undefined): string {
  return typeof one === 'string' ? one : (one?.id ?? '');
}

function instantOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
