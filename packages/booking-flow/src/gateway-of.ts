import type { Card } from '@metade/contracts/cards.ts';
import type { GatewayPublicConfig } from '@metade/contracts/site.ts';

type Gateways = {
  gateway: GatewayPublicConfig;
  currencyGateways: readonly { currency: string; gateway: GatewayPublicConfig }[];
};

/** The gateway that takes a card for payments in a currency. */
export function gatewayOf({ gateway, currencyGateways }: Gateways, currency: string): GatewayPublicConfig {
  return currencyGateways.find((one) => one.currency === currency)?.gateway ?? gateway;
}

/** Every gateway that takes cards. */
export function gatewaysOf({ gateway, currencyGateways }: Gateways): GatewayPublicConfig[] {
  return [gateway, ...currencyGateways.map((one) => one.gateway)];
}

/** Whether cards are kept by several accounts, so that each pays in its own currencies alone. */
export function hasSeveralAccounts({ currencyGateways }: Pick<Gateways, 'currencyGateways'>): boolean {
  return currencyGateways.length > 0;
}

/** The saved cards that pay in a currency. */
export function cardsIn<One extends Pick<Card, 'currencies'>>(cards: readonly One[], currency: string): One[] {
  return cards.filter(({ currencies }) => currencies.includes(currency));
}
