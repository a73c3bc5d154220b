import type { Market } from '@metade/domain/pricing.ts';
import type { Settings } from '@metade/domain/settings.ts';
import type { Locale } from '../locale.ts';
import type { MarketWords } from './market-words.ts';

/** The figures in force in a market: every sentence takes its figures from here, so that no text contradicts a charge. */
export type LegalFacts = {
  market: Market & { legal?: Partial<Record<Locale, MarketWords>> };
  settings: Settings;
  url: string;
};

export type LegalText = { title: string; text: string };
