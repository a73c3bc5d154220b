/** What went into our balance at a gateway, or out of it. */
export type GatewayMovement = {
  /** The gateway's own id. */
  id: string;
  /** other: neither a payment nor what undoes one, such as a fee of the account or a correction. */
  kind: 'payment' | 'refund' | 'dispute' | 'payout' | 'other';
  /** Of a payment our reference, of a refund ours of it, of a dispute or payout the gateway's id of it; null where it has none. */
  subject: string | null;
  /** Minor units of currency: below 0 when it went out. */
  amount: number;
  /** What the gateway keeps of it, in minor units. */
  fee: number;
  currency: string;
  /** What was paid, where the gateway converted it into the currency of our balance. */
  original?: { amount: number; currency: string };
  /** ISO instant. */
  createdAt: string;
};

/** What a gateway pays out to our bank. */
export type GatewayPayout = {
  /** The gateway's own id. */
  id: string;
  /** Minor units of currency. */
  amount: number;
  currency: string;
  state: 'pending' | 'paid' | 'failed' | 'cancelled';
  /** ISO instant. */
  createdAt: string;
  /** The day on which it should be on our account. */
  arrivesOn: string;
};

/** A page of a list; next: the cursor of the page after it, null at the end. */
export type Page<T> = { items: T[]; next: string | null };

/** From an instant on and before another; ISO. */
export type Span = { from: string; until: string };
