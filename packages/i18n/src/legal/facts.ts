import type { Market } from '@metade/domain/pricing.ts';
import type { Settings } from '@metade/domain/settings.ts';
import type { Locale } from '../locale.ts';
import type { MarketWords } from './market-words.ts';

/** The numbers in force in one market: every sentence with a number takes it from here, so that no text can contradict a charge. */
export type LegalFacts = {
  market: Market & { legal?: Partial<Record<Locale, MarketWords>> };
  settings: Settings;
  url: string;
};

export type LegalText = { title: string; text: string };
