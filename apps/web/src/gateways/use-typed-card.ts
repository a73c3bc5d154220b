import type { GatewayPublicConfig } from '@metade/contracts/site.ts';
import type { CardGateway, TypedCard } from './card-gateway.ts';
import { useSandboxCard } from './sandbox/use-sandbox-card.tsx';

type Kind = GatewayPublicConfig['kind'];

const gateways: { [One in Kind]: CardGateway<One> } = {
  sandbox: { useCard: useSandboxCard },
};

/** A new card, by the fields of the gateway that takes new cards: of one page it is always the same. */
export function useTypedCard(config: GatewayPublicConfig, holder: string): TypedCard {
  // Of each kind the one that takes its config.
  const { useCard } = gateways[config.kind] as CardGateway<Kind>;
  return useCard(config, holder);
}
