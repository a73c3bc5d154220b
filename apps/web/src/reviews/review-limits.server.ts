import type { RequestFacts } from '../http/context.server.ts';
import { siteConfig } from '../site/site-data.server.ts';

/** How short and how long the text of a review may be. */
export async function textLimits(facts: RequestFacts): Promise<{ min: number; max: number }> {
  const { settings } = await siteConfig(facts);
  return { min: settings.reviewTextMin, max: settings.reviewTextMax };
}

/** How many pictures a review may have, and how large each. */
export interface PhotoLimits {
  max: number;
  megabytes: number;
}

export async function photoLimits(facts: RequestFacts): Promise<PhotoLimits> {
  const { settings } = await siteConfig(facts);
  return { max: settings.reviewPhotosMax, megabytes: settings.imageMaxMegabytes };
}
