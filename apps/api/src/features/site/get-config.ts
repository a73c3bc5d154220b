import { isDeepStrictEqual } from 'node:util';
import type { PublicSettings } from '@metade/contracts/site.ts';
import type { Settings } from '@metade/domain/settings.ts';
import { publicSettings } from '@metade/domain/settings.ts';
import { tableSizes } from '@metade/domain/grid.ts';
import { voucherPrice } from '@metade/domain/pricing.ts';
import type { Handler } from '../../http/call.ts';

/** What an interface needs to know before it shows anything: markets, prices, limits, and keys that are public. */
export const getConfig: Handler<'getConfig'> = async (context) => {
  const [markets, settings, consent, version] = await Promise.all([
    context.markets.all(),
    context.markets.settings(),
    context.content.consent(),
    context.markets.version(),
  ]);
  return {
    data: {
      version,
      markets: markets.map((market) => ({
        country: market.country,
        shown: market.shown,
        currency: market.currency,
        defaultLocale: market.defaultLocale,
        guaranteeMax: { amount: market.settings.guaranteeMax, currency: market.currency },
        ticketSteps: [...market.settings.ticketSteps],
        settings: publicOnes(market.settings, settings),
        voucherPrices: tableSizes.map((places) => ({ places, price: voucherPrice(market, places, []) })),
      })),
      settings: publicOnes(settings),
      termsVersion: consent.asked,
      gateway: context.gateways.current.publicConfig(),
      voucherPublicKey: context.vouchers.publicKey,
      mapStyleUrl: context.config.mapStyleUrl,
    },
  };
};

/** Those that anybody may read; of a market only what differs from the marketplace's. */
function publicOnes(settings: Settings, than?: Settings): PublicSettings {
  const names = publicSettings.filter((name) => !isDeepStrictEqual(settings[name], than?.[name]));
  return structuredClone(Object.fromEntries(names.map((name) => [name, settings[name]]))) as PublicSettings;
}
