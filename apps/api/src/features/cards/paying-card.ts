import type { GatewayCard } from '../../adapters/gateways/payment-gateway.ts';
import type { Context } from '../../context.ts';
import { Refused } from '../../refused.ts';
import { findCardToken } from './card-store.ts';

export type PayingCard = GatewayCard & { gateway: string };

/**
 * The card that pays: a typed one belongs to the gateway that takes the currency, a saved one to its own. Null when that gateway does not know it.
 * Throws not_found for another person's card, and refuses all but credit cards, and those whose gateway takes another currency.
 */
export async function findPayingCard(
  context: Context,
  { card_token: typed, card: saved }: { card_token?: string | undefined; card?: string | undefined },
  userId: string,
  currency: string,
): Promise<PayingCard | null> {
  const { gateway, token } =
    typed === undefined
      ? await findCardToken(context.pool, userId, saved ?? '')
      : { gateway: context.gateways.taking(currency).name, token: typed };
  if (typed === undefined && !context.gateways.pays(gateway, currency)) throw new Refused('card_other_currency');
  const card = await context.gateways.of(gateway).card(token, userId);
  if (card === null) return null;
  refuseUnlessCredit(card, 'card_not_credit');
  return { ...card, token, gateway };
}

/** A card whose funding the gateway cannot tell may be a debit card: it is refused too, and the diner is told why. */
export function refuseUnlessCredit({ funding }: GatewayCard, code: 'card_not_credit' | 'card_debit'): void {
  if (funding === 'unknown') throw new Refused('card_funding_unknown');
  if (funding !== 'credit') throw new Refused(code, { funding });
}
