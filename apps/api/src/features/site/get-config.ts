import { isDeepStrictEqual } from 'node:util';
import type { PublicSettings } from '@metade/contracts/site.ts';
import type { Settings } from '@metade/domain/settings.ts';
import { publicSettings } from '@metade/domain/settings.ts';
import { tableSizes } from '@metade/domain/grid.ts';
import { voucherPrice } from '@metade/domain/pricing.ts';
import type { AppsConfig } from '../../config.ts';
import type { Handler } from '../../http/call.ts';

/** What clients need at start: markets, prices, limits, and public keys. */
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
      currencyGateways: [...new Set(markets.map(({ currency }) => currency))].flatMap((currency) => {
        const gateway = context.gateways.taking(currency);
        return gateway === context.gateways.current ? [] : [{ currency, gateway: gateway.publicConfig() }];
      }),
      voucherKeys: [...context.vouchers.keys],
      mapStyleUrl: context.config.mapStyleUrl,
      away: [
        ...(context.services.gateway.trouble() === null ? [] : (['payments'] as const)),
        ...(context.services.mail.trouble() === null ? [] : (['mails'] as const)),
      ],
      wallets: (['apple', 'google'] as const).filter((name) => context.config.wallets[name] !== null),
      apps: appsOf(context.config.apps),
    },
  };
};

/** Public settings; of a market only those that differ. */
function publicOnes(settings: Settings, than?: Settings): PublicSettings {
  const names = publicSettings.filter((name) => !isDeepStrictEqual(settings[name], than?.[name]));
  return structuredClone(Object.fromEntries(names.map((name) => [name, settings[name]]))) as PublicSettings;
}

function appsOf({ smallest, android, ios }: AppsConfig) {
  return {
    smallestVersion: smallest,
    android: android && `https://play.google.com/store/apps/details?id=${android.package}`,
    ios: ios?.store ? `https://apps.apple.com/app/id${ios.store}` : null,
  };
}
