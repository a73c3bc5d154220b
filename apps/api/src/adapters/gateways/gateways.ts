import { watchedGateway } from '../../watch/watched-gateway.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { sandboxPaymentGateway } from './sandbox.ts';
import { stripePaymentGateway, type StripePaymentGatewayOptions } from './stripe.ts';

/** The gateways of this marketplace. Several may hold payments and cards at once; of each currency, one takes new ones. */
export type Gateways = {
  /** Takes new payments and cards of currencies that no other is named for. */
  readonly current: PaymentGateway;
  readonly all: readonly PaymentGateway[];
  /** Takes new payments and cards in a currency. */
  taking(currency: string): PaymentGateway;
  /** Whether the cards that a gateway keeps pay in a currency. */
  pays(name: string, currency: string): boolean;
  /** The one that holds a payment or a card. Throws when it is not configured any more. */
  of(name: string): PaymentGateway;
  /** Tells of every call of `current` from now on: what it threw, or null. */
  onCall(listener: (error: unknown) => void): void;
};

/** stripe: its accounts; none, or null for the sandbox: not configured, so nothing may be held there. */
export type GatewayConfig = {
  /** As GATEWAY says it. */
  current: string;
  sandbox: { url: string; tokenizeUrl: string; apiKey: string; webhookSecret: string } | null;
  stripe: readonly Omit<StripePaymentGatewayOptions, keyof Surroundings>[];
};

type Surroundings = { now: () => number; timeoutMs: number };

/** Every gateway whose variables are given. */
export function configuredGateways({ current, sandbox, stripe }: GatewayConfig, surroundings: Surroundings): Gateways {
  const all = [
    ...(sandbox
      ? [
          sandboxPaymentGateway({
            ...sandbox,
            publicUrl: sandbox.tokenizeUrl.replace(/\/tokens$/, ''),
            ...surroundings,
          }),
        ]
      : []),
    ...stripe.map((account) => stripePaymentGateway({ ...account, ...surroundings })),
  ];
  return gatewaysOf(current, all);
}

/** current: as GATEWAY says it. */
export function gatewaysOf(current: string, gateways: readonly PaymentGateway[]): Gateways {
  const routes = gatewayRoutes(current) ?? [{ gateway: current, currency: null }];
  const first = (currency: string | null) => routes.find((route) => route.currency === currency)?.gateway;
  const listeners: ((error: unknown) => void)[] = [];
  const tell = (name: string, error: unknown) => {
    if (name === first(null)) for (const listener of listeners) listener(error);
  };
  const all = gateways.map((gateway) => watchedGateway(gateway, (error) => tell(gateway.name, error)));
  const of = (name: string) => {
    const found = all.find((gateway) => gateway.name === name);
    if (found === undefined) throw new Error(`The gateway ${name} is not configured`);
    return found;
  };
  const rest = of(first(null) ?? '');
  return {
    current: rest,
    all,
    taking: (currency) => {
      const own = first(currency);
      return own === undefined ? rest : of(own);
    },
    pays: (name, currency) => {
      const own = routes.filter(({ gateway }) => gateway === name);
      if (first(currency) !== undefined) return own.some((route) => route.currency === currency);
      // One that is named nowhere is left with what it holds.
      return own.length === 0 || own.some((route) => route.currency === null);
    },
    of,
    onCall: (listener) => void listeners.push(listener),
  };
}

/**
 * Which gateway takes what, by GATEWAY: 'stripe,BRL=stripe_br,BRL=stripe_former'. The first of a currency takes what is new, those behind
 * it are paid by cards that they keep; null is every currency that has none of its own. Null when the text says nothing like it.
 */
export function gatewayRoutes(text: string): { gateway: string; currency: string | null }[] | null {
  const routes = text.split(',').map((entry) => /^(?:([A-Z]{3})=)?(sandbox|stripe(?:_[a-z0-9]+)?)$/.exec(entry.trim()));
  if (routes.includes(null)) return null;
  const read = routes.map((route) => ({ gateway: route?.[2] ?? '', currency: route?.[1] ?? null }));
  return read.some(({ currency }) => currency === null) ? read : null;
}
