import { tableSizes } from '@metade/domain/grid.ts';
import type { Market } from '@metade/domain/pricing.ts';
import { voucherPrice } from '@metade/domain/pricing.ts';
import type { Settings } from '@metade/domain/settings.ts';
import { formatMoney } from '../format-money.ts';
import type { Locale } from '../locale.ts';

/** The numbers in force in one market: every sentence with a number takes it from here, so that no text can contradict a charge. */
export type LegalFacts = { market: Market; settings: Settings; url: string };

export type LegalText = { title: string; text: string };

/** A voucher's price by table size, as the locale writes it. */
export function prices({ market }: LegalFacts, locale: Locale): { places: number; price: string }[] {
  return tableSizes.map((places) => ({ places, price: formatMoney(voucherPrice(market, places, []), locale) }));
}

/** What is charged and at once given back to find out whether a card works. */
export function validationCharge({ market, settings }: LegalFacts, locale: Locale): string {
  return formatMoney({ amount: settings.cardValidationAmount, currency: market.currency }, locale);
}
