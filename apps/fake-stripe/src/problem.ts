import type Stripe from 'stripe';

type Told = {
  type?: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
  code?: string;
  decline_code?: string;
  param?: string;
  message: string;
  payment_intent?: Stripe.PaymentIntent;
};

/** An answer other than 2xx, in Stripe's shape. */
export class StripeProblem extends Error {
  readonly status: number;
  readonly told: Told;

  constructor(status: number, told: Told) {
    super(told.message);
    this.status = status;
    this.told = { type: 'invalid_request_error', ...told };
  }

  body(): { error: Told } {
    return { error: this.told };
  }
}

/** param: which parameter named it. */
export function missing(kind: string, id: string, param = 'id'): StripeProblem {
  return new StripeProblem(404, { code: 'resource_missing', param, message: `No such ${kind}: '${id}'` });
}
