import { watchedGateway } from '../../watch/watched-gateway.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { sandboxPaymentGateway } from './sandbox.ts';
import { stripePaymentGateway, type StripePaymentGatewayOptions } from './stripe.ts';

/** The gateways of this marketplace. Several may hold payments and cards at once; one of them takes new ones. */
export type Gateways = {
  /** Takes new payments and cards. */
  readonly current: PaymentGateway;
  readonly all: readonly PaymentGateway[];
  /** The one that holds a payment or a card. Throws when it is not configured any more. */
  of(name: string): PaymentGateway;
};

export type GatewayName = 'sandbox' | 'stripe';

/** Null: not configured, so nothing may be held there. */
export type GatewayConfig = {
  current: GatewayName;
  sandbox: { url: string; tokenizeUrl: string; apiKey: string; webhookSecret: string } | null;
  stripe: Omit<StripePaymentGatewayOptions, keyof Surroundings> | null;
};

type Surroundings = { now: () => number; timeoutMs: number };

/** Every gateway whose variables are given. */
export function configuredGateways({ current, sandbox, stripe }: GatewayConfig, surroundings: Surroundings): Gateways {
  const all = [
    sandbox &&
      sandboxPaymentGateway({ ...sandbox, publicUrl: sandbox.tokenizeUrl.replace(/\/tokens$/, ''), ...surroundings }),
    stripe && stripePaymentGateway({ ...stripe, ...surroundings }),
  ];
  return gatewaysOf(
    current,
    all.filter((gateway) => gateway !== null),
  );
}

export function gatewaysOf(current: string, gateways: readonly PaymentGateway[]): Gateways {
  const all = gateways.map(watchedGateway);
  const of = (name: string) => {
    const found = all.find((gateway) => gateway.name === name);
    if (found === undefined) throw new Error(`The gateway ${name} is not configured`);
    return found;
  };
  return { current: of(current), all, of };
}
