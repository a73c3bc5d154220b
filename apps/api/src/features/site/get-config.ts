import type { Settings } from '@metade/domain/settings.ts';
import { tableSizes } from '@metade/domain/grid.ts';
import { voucherPrice } from '@metade/domain/pricing.ts';
import { termsVersion } from '@metade/i18n/legal/versions.ts';
import type { Handler } from '../../http/call.ts';

/** What an interface needs to know before it shows anything: markets, prices, limits, and keys that are public. */
export const getConfig: Handler<'getConfig'> = async (context) => {
  const [markets, settings] = await Promise.all([context.markets.all(), context.markets.settings()]);
  return {
    data: {
      markets: markets.map((market) => ({
        country: market.country,
        currency: market.currency,
        defaultLocale: market.defaultLocale,
        guaranteeMax: { amount: market.settings.guaranteeMax, currency: market.currency },
        ticketSteps: [...market.settings.ticketSteps],
        voucherPrices: tableSizes.map((places) => ({ places, price: voucherPrice(market, places, []) })),
      })),
      settings: publicSettings(settings),
      termsVersion,
      gateway: context.gateway.publicConfig(),
      voucherPublicKey: context.vouchers.publicKey,
      mapStyleUrl: context.config.mapStyleUrl,
    },
  };
};

// Limits of abuse and the terms of licensees are nobody's business outside.
const internal = new Set<keyof Settings>([
  'guestHoldsPerAddressPerHour',
  'guestTablesOneIn',
  'guestTablesPerAddressMin',
  'accountLoginTriesPer15Min',
  'addressLoginTriesPer15Min',
  'signUpsPerAddressPerHour',
  'resetMailsPerHour',
  'emailCodeTries',
  'codeMailsPerHour',
  'codeMailsAnywherePerHour',
  'addressCodeMailsPerHour',
  'addressResetMailsPerHour',
  'secondStepTries',
  'writesPerMinutePerAddress',
  'readsPerMinutePerAddress',
  'connectionsPerAddress',
  'avatarsPerHour',
  'picturesPerHour',
  'paymentTimeoutSeconds',
  'mailAttempts',
  'formFillSeconds',
  'formsPerAddressPerHour',
  'unstampedFormsPerAddressPerHour',
  'unstampedFormsPerHour',
  'ownersPerAddressPerHour',
  'pictureLeftoverMinutes',
  'approvalQueuePage',
  'licenseeFeePercent',
  'giftPurchasesPerHour',
  'sharedAnswersPerHour',
  'sharedAnswersPerBooking',
  'giftCodesPerHour',
  'cityMedianMin',
  'reportDay',
]);

function publicSettings(settings: Settings): Record<string, number | number[]> {
  return Object.fromEntries(
    Object.entries(settings)
      .filter(([key]) => !internal.has(key as keyof Settings))
      .map(([key, value]) => [key, typeof value === 'number' ? value : [...value]]),
  );
}
