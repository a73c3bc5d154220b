import type { GatewayPublicConfig } from '@metade/contracts/site.ts';
import type { CardGateway, TypedCard } from './card-gateway.ts';
import { useSandboxCard } from './sandbox/use-sandbox-card.tsx';
import { useStripeCard } from './stripe/use-stripe-card.tsx';

type Kind = GatewayPublicConfig['kind'];

const gateways: { [One in Kind]: CardGateway<One> } = {
  sandbox: { useCard: useSandboxCard },
  stripe: { useCard: useStripeCard },
};

/** A new card, with the fields of the current gateway, which does not change within a page. */
export function useTypedCard(config: GatewayPublicConfig, holder: string): TypedCard {
  // Each kind has its own config type.
  const { useCard } = gateways[config.kind] as CardGateway<Kind>;
  return useCard(config, holder);
}
