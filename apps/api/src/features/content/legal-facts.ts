import type { Country, Locale } from '@metade/contracts/catalogue.ts';
import type { LegalFacts } from '@metade/i18n/legal/facts.ts';
import type { Context } from '../../context.ts';

/** The figures in a market's legal texts, as in force. Without a country, the market of the locale. */
export async function legalFacts(context: Context, country: Country | undefined, locale: Locale): Promise<LegalFacts> {
  const markets = await context.markets.all();
  const ours = { en: 'PT', es: 'ES', pt: 'PT', 'pt-BR': 'BR' }[locale];
  const shown = markets.filter((entry) => entry.shown);
  const market =
    markets.find((entry) => entry.country === country) ??
    shown.find((entry) => entry.country === ours) ??
    shown[0] ??
    markets[0];
  if (market === undefined) throw new Error('No market is open');
  return { market, settings: market.settings, url: context.config.publicUrl };
}
