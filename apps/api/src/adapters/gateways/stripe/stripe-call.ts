import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';
import { GatewayRefusal, GatewayUnreachable, type GatewayRefusalCode } from '../payment-gateway.ts';

/** What is left of a call's time, as the options of its next request. Throws {@link GatewayUnreachable} when nothing is. */
export type TimeLeft = () => Stripe.RequestOptions;

/**
 * One call of the port, of as many requests as it needs within its time. Stripe's errors come out as the port's: those after
 * which the outcome is unknown as {@link GatewayUnreachable}, a clear no as {@link GatewayRefusal}.
 */
export async function stripeCall<T>(timeoutMs: number, work: (left: TimeLeft) => Promise<T>): Promise<T> {
  const end = performance.now() + timeoutMs;
  const left = () => {
    const timeout = Math.floor(end - performance.now());
    if (timeout < 1) throw new GatewayUnreachable('Stripe: no time left for the next request');
    return { timeout };
  };
  try {
    return await work(left);
  } catch (error) {
    throw error instanceof Stripe.errors.StripeError ? translated(error) : error;
  }
}

/** A request under an idempotency key. While the same one runs elsewhere, Stripe answers 409: it is asked again until that has ended. */
export async function keyed<T>(
  left: TimeLeft,
  idempotencyKey: string,
  request: (options: Stripe.RequestOptions) => Promise<T>,
): Promise<T> {
  for (;;) {
    try {
      return await request({ ...left(), idempotencyKey });
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError) || error.statusCode !== 409) throw error;
      await sleep(busyMs);
    }
  }
}

const busyMs = 250;

/** Whether Stripe says that no such object exists. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';
}

/** The first request under this idempotency key ended in an error of Stripe's own, which is now repeated. */
export function isKeptFailure(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeAPIError && error.headers?.['idempotent-replayed'] === 'true';
}

function translated(error: Stripe.errors.StripeError): Error {
  const words = `Stripe: ${error.code ?? error.type} (${error.statusCode ?? 'no answer'}, request ${error.requestId ?? 'none'})`;
  const said = `${words}: ${error.message}`;
  return isUnknown(error) ? new GatewayUnreachable(said, { cause: error }) : new GatewayRefusal(codeOf(error), said);
}

function isUnknown({ statusCode, type }: Stripe.errors.StripeError): boolean {
  if (type === 'StripeConnectionError' || statusCode === undefined) return true;
  // 409: the same request is running; 429: too many, or another request holds the object.
  return statusCode >= 500 || statusCode === 409 || statusCode === 429;
}

function codeOf({ code, param, statusCode, type }: Stripe.errors.StripeError): GatewayRefusalCode {
  if (statusCode === 401 || statusCode === 403) return 'unauthorized';
  if (type === 'StripeIdempotencyError') return 'reference_reused';
  if (code === 'resource_missing') return param === 'payment_method' ? 'unknown_token' : 'unknown_payment';
  if (code === 'payment_intent_unexpected_state') return 'wrong_state';
  return code === 'charge_already_refunded' ? 'amount_too_large' : 'invalid_request';
}
