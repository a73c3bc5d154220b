import type { GatewayPublicConfig } from '@metade/contracts/site.ts';

/** Addresses that a page with card fields talks to, loads scripts from or shows frames of. */
export type GatewayAddresses = { connect: readonly string[]; script: readonly string[]; frame: readonly string[] };

/** What the content security policy must let through for a gateway. */
export function gatewayAddresses(config: GatewayPublicConfig): GatewayAddresses {
  switch (config.kind) {
    case 'sandbox':
      return { connect: [config.tokenizeUrl], script: [], frame: [] };
  }
}
