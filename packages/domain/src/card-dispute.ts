/** A dispute takes the money until it is decided; an inquiry only asks; a warning says that a dispute is likely. */
export const cardDisputeKinds = ['dispute', 'inquiry', 'warning'] as const;
export type CardDisputeKind = (typeof cardDisputeKinds)[number];

/** closed: it ended and no money moved. */
export const cardDisputeStates = ['needs_answer', 'under_review', 'won', 'lost', 'closed'] as const;
export type CardDisputeState = (typeof cardDisputeStates)[number];

export const cardDisputeReasons = [
  'fraudulent',
  'unrecognized',
  'duplicate',
  'not_received',
  'unacceptable',
  'not_refunded',
  'cancelled',
  'other',
] as const;
export type CardDisputeReason = (typeof cardDisputeReasons)[number];

/** answered: with evidence. accepted: the loss of a dispute. refunded: before it becomes one. dismissed: a warning. */
export const cardDisputeDecisions = ['answered', 'accepted', 'refunded', 'dismissed'] as const;
export type CardDisputeDecision = (typeof cardDisputeDecisions)[number];

/** What can still be decided, once; nothing after the deadline. answerBy and now: epoch ms. */
export function openDecisions(
  { kind, state, answerBy, decided }: CardDisputeFacts,
  now: number,
): readonly CardDisputeDecision[] {
  if (decided || state !== 'needs_answer' || (answerBy !== null && answerBy <= now)) return [];
  return decisionsOf[kind];
}

const decisionsOf: Record<CardDisputeKind, readonly CardDisputeDecision[]> = {
  dispute: ['answered', 'accepted'],
  inquiry: ['answered', 'refunded'],
  warning: ['refunded', 'dismissed'],
};

export type CardDisputeFacts = {
  kind: CardDisputeKind;
  state: CardDisputeState;
  answerBy: number | null;
  decided: boolean;
};
