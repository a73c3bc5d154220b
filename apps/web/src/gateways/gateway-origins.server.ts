import type { GatewayPublicConfig } from '@metade/contracts/site.ts';

/** Origins that a page with card fields connects to, loads scripts from or embeds. */
export type GatewayAddresses = { connect: readonly string[]; script: readonly string[]; frame: readonly string[] };

/** The content security policy entries for the gateways that take cards. */
export function gatewayAddresses(gateways: readonly GatewayPublicConfig[]): GatewayAddresses {
  const all = gateways.map(addressesOf);
  const each = (kind: keyof GatewayAddresses) => [...new Set(all.flatMap((one) => one[kind]))];
  return { connect: each('connect'), script: each('script'), frame: each('frame') };
}

function addressesOf(config: GatewayPublicConfig): GatewayAddresses {
  switch (config.kind) {
    case 'sandbox':
      return { connect: [config.tokenizeUrl], script: [], frame: [] };
    case 'stripe': {
      const { apiUrl, scriptUrl } = config;
      return { connect: [apiUrl], script: [scriptUrl], frame: [scriptUrl, ...framesOfStripe] };
    }
  }
}

/** Where its fields and a bank's question may be shown from. */
const framesOfStripe = ['https://*.js.stripe.com', 'https://hooks.stripe.com'];
