import type { GatewayPublicConfig } from '@metade/contracts/site.ts';
import type { CardGateway, TypedCard } from './card-gateway.ts';
import { useSandboxCard } from './sandbox/use-sandbox-card.tsx';

const gateways: { [Kind in GatewayPublicConfig['kind']]: CardGateway<Kind> } = {
  sandbox: { useCard: useSandboxCard },
};

/** A new card, by the fields of the gateway that takes new cards: of one page it is always the same. */
export function useTypedCard(config: GatewayPublicConfig, holder: string): TypedCard {
  const { useCard } = gateways[config.kind];
  return useCard(config, holder);
}
