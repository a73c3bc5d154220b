import type { CardDisputeKind, CardDisputeReason, CardDisputeState } from '@metade/domain/card-dispute.ts';

/** A cardholder's dispute of a payment, or a bank's warning of one. */
export type GatewayDispute = {
  /** The gateway's own id. */
  gatewayId: string;
  kind: CardDisputeKind;
  state: CardDisputeState;
  reason: CardDisputeReason;
  /** The gateway's id of the payment. */
  payment: string;
  /** Minor units of currency. */
  amount: number;
  currency: string;
  /** ISO instant until which it can be answered; null when nothing is asked. */
  answerBy: string | null;
  /** ISO instant. */
  createdAt: string;
  /** What it has taken out of our balance, and put back; oldest first. */
  movements: DisputeMovement[];
};

export type DisputeMovement = {
  /** The gateway's own id. */
  id: string;
  /** Minor units: negative when taken, positive when put back. */
  amount: number;
  /** What the gateway keeps for it, in minor units. */
  fee: number;
};

/** What we say to a dispute: plain text in each field, empty where we have nothing. */
export type DisputeEvidence = {
  product: string;
  customerName: string;
  customerEmail: string;
  /** When the service was, as a date. */
  serviceDate: string;
  /** What shows that it was used. */
  activity: string;
  /** Which terms were shown and accepted, and when. */
  policy: string;
  words: string;
};

/** A dispute or warning is no longer as it was told: to be asked about. */
export type GatewayDisputeEvent = {
  /** The same in every delivery of one event. */
  id: string;
  type: 'dispute.changed';
  /** The gateway's own id of it. */
  dispute: string;
  /** ISO instant. */
  createdAt: string;
};
