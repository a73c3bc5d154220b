import type { RequestFacts } from './context.ts';
import { siteConfig } from './site-data.ts';

/** How short and how long the text of a review may be. */
export async function textLimits(facts: RequestFacts): Promise<{ min: number; max: number }> {
  const { settings } = await siteConfig(facts);
  return { min: Number(settings.reviewTextMin), max: Number(settings.reviewTextMax) };
}
