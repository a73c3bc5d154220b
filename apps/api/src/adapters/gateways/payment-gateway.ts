import type { IncomingHttpHeaders } from 'node:http';
import type { GatewayPublicConfig } from '@metade/contracts/site.ts';
import type { GatewayMovement, GatewayPayout, Page, Span } from './gateway-movement.ts';
import type { DisputeEvidence, GatewayDispute, GatewayDisputeEvent } from './gateway-dispute.ts';

/**
 * What the marketplace asks of any card gateway. Every call has a time-out and throws {@link GatewayUnreachable} when its
 * outcome is unknown; repeating a call with the same reference is always safe and gives the first outcome.
 */
export interface PaymentGateway {
  /** By which rows name it; it never changes. */
  readonly name: string;
  /** Throws when the gateway does not answer, or a {@link GatewayRefusal} when it does not let us in. */
  check(): Promise<void>;
  /** What is known of a card token; null when the gateway does not know it, or it was saved for another customer. */
  card(token: string, customer: string): Promise<GatewayCard | null>;
  /** Starts the payment, or gives the one already started under this reference. Refused cards come back as state 'failed'. */
  authorize(request: AuthorizeRequest): Promise<GatewayPayment>;
  /** By the gateway's id where it is known; by our reference where the answer to authorize was lost. */
  find(payment: OwnPayment): Promise<GatewayPayment | null>;
  /**
   * Takes an authorized payment in full; 'failed' when the bank no longer honours it. A captured one is given back unchanged.
   * Throws {@link GatewayRefusal} otherwise.
   */
  capture(payment: OwnPayment): Promise<GatewayPayment>;
  /** Releases a payment that was not captured. Throws {@link GatewayRefusal} once captured (refund it), or when it is unknown. */
  void(payment: OwnPayment): Promise<GatewayPayment>;
  /**
   * Ends a payment that find() does not know, so that an authorize that still arrives takes no money. One that has arrived
   * meanwhile is released, or given back as it is once captured. Throws {@link GatewayUnreachable} as long as the gateway
   * cannot promise it: ask again.
   */
  giveUp(payment: OwnPayment): Promise<GatewayPayment>;
  /**
   * Gives back part or all of what was captured, once per refundReference; a repeat answers how that refund stands now.
   * Throws {@link GatewayRefusal} above what is left.
   */
  refund(request: RefundRequest): Promise<GatewayRefund>;
  /** Makes a card that was typed once last for this customer and answers the token to store, the same for a repeat. */
  saveCard(request: { token: string; customer: string }): Promise<string>;
  /** Forgets a card. One that is already unknown is no error. */
  removeCard(token: string): Promise<void>;
  /** Forgets a customer with every card of theirs, for an account that is erased. One that is unknown is no error. */
  removeCustomer(customer: string): Promise<void>;
  /** By the gateway's id; null when it knows no such dispute or warning. */
  dispute(gatewayId: string): Promise<GatewayDispute | null>;
  /** Sends our evidence, once and for good. Throws {@link GatewayRefusal} when it cannot be answered any more. */
  answerDispute(gatewayId: string, evidence: DisputeEvidence): Promise<GatewayDispute>;
  /** Gives the dispute up as lost; one that is lost already is given back unchanged. */
  acceptDispute(gatewayId: string): Promise<GatewayDispute>;
  /** What moved our balance in a span of time, by pages in a steady order. cursor: null for the first page. */
  movements(span: Span, cursor: string | null): Promise<Page<GatewayMovement>>;
  /** What was paid out to us and made in a span of time, by pages. */
  payouts(span: Span, cursor: string | null): Promise<Page<GatewayPayout>>;
  /** The ids of the movements that a payout is made of, by pages; none as long as the gateway does not know. */
  movementsOf(payout: string, cursor: string | null): Promise<Page<string>>;
  /**
   * The event a webhook request carries; 'other' for one that tells nothing of a payment of ours. Null when its signature is not
   * this gateway's or too old, or its body is no event.
   */
  verifyWebhook(
    rawBody: Buffer,
    headers: IncomingHttpHeaders,
  ): GatewayEvent | GatewayRefundEvent | GatewayDisputeEvent | 'other' | null;
  /** What a browser needs to have a card turned into a token, without a secret. */
  publicConfig(): GatewayPublicConfig;
}

/** A payment, card check or gift voucher as we wrote it down. */
export type OwnPayment = {
  /** Our id of it. */
  reference: string;
  /** The gateway's own id; null until it first told it. */
  gatewayId: string | null;
  /** Minor units of currency. */
  amount: number;
  currency: string;
};

export type GatewayCard = {
  token: string;
  brand: string;
  last4: string;
  /** 1–12 */
  expMonth: number;
  /** Four digits. */
  expYear: number;
  holder: string;
  /** 'unknown': the gateway cannot tell. Only 'credit' is accepted. */
  funding: 'credit' | 'debit' | 'prepaid' | 'unknown';
};

export type AuthorizeRequest = {
  /** Our payment's uuid: the idempotency key. */
  reference: string;
  /** Minor units of currency, above 0. */
  amount: number;
  /** ISO 4217, upper case. */
  currency: string;
  token: string;
  /** Our user's id: a saved card pays for its own customer alone. */
  customer: string;
  /** True takes the money at once; false only reserves it. */
  capture: boolean;
  /** The card will be saved for its customer once this has succeeded. */
  keep: boolean;
  /** Where the diner's browser returns to after the bank's own page. */
  returnUrl: string;
};

export type RefundRequest = {
  payment: OwnPayment;
  /** Ours, unique per refund: the idempotency key. */
  refundReference: string;
  /** The gateway's own id of the refund; null until it first told it. */
  refundId: string | null;
  /** Minor units of the payment's currency, above 0. */
  amount: number;
};

export type GatewayRefund = {
  /** The gateway's own id. */
  gatewayId: string;
  /** 'pending' may last for days; 'failed' when the bank sends the money back, even after 'done'. */
  state: 'pending' | 'done' | 'failed';
  /** The payment after it. */
  payment: GatewayPayment;
};

export type GatewayPayment = {
  reference: string;
  gatewayId: string;
  state: GatewayPaymentState;
  /** Minor units of currency. */
  amount: number;
  currency: string;
  /** Minor units given back so far. */
  refunded: number;
  /** Why, in state 'failed'. */
  failure?: GatewayFailure;
  /** Where to send the diner, in state 'requires_action'. */
  actionUrl?: string;
};

export type GatewayPaymentState =
  | 'requires_action'
  | 'authorized'
  | 'captured'
  | 'voided'
  | 'refunded'
  | 'partially_refunded'
  | 'failed';

export type GatewayFailure =
  | 'declined'
  | 'debit_not_accepted'
  | 'prepaid_not_accepted'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'authentication_failed'
  | 'insufficient_funds'
  | 'cancelled';

export type GatewayEvent = {
  /** The same in every delivery of one event. */
  id: string;
  type: 'payment.authorized' | 'payment.captured' | 'payment.voided' | 'payment.refunded' | 'payment.failed';
  reference: string;
  /** The payment as it was when the event happened; events may arrive in any order. */
  payment: GatewayPayment;
  /** ISO instant. */
  createdAt: string;
};

/** A refund of ours is no longer as it was told: to be asked about, by a repeat of its refund(). */
export type GatewayRefundEvent = {
  /** The same in every delivery of one event. */
  id: string;
  type: 'refund.changed';
  refundReference: string;
  /** ISO instant. */
  createdAt: string;
};

/** The outcome of a call is unknown: network failure, time-out or an answer that is not the gateway's. Ask again or find(). */
export class GatewayUnreachable extends Error {
  override name = 'GatewayUnreachable';
}

export type GatewayRefusalCode =
  | 'unknown_token'
  | 'unknown_payment'
  | 'unknown_dispute'
  | 'wrong_state'
  | 'amount_too_large'
  | 'reference_reused'
  | 'invalid_request'
  | 'unauthorized';

/** The gateway understood and said no, with nothing changed: a repeat of the same call gives the same answer. */
export class GatewayRefusal extends Error {
  override name = 'GatewayRefusal';
  readonly code: GatewayRefusalCode;

  constructor(code: GatewayRefusalCode, message: string) {
    super(message);
    this.code = code;
  }
}
