import type { RequestFacts } from '../http/context.server.ts';
import { siteConfig } from '../site/site-data.server.ts';

/** Minimum and maximum length of a review's text. */
export async function textLimits(facts: RequestFacts): Promise<{ min: number; max: number }> {
  const { settings } = await siteConfig(facts);
  return { min: settings.reviewTextMin, max: settings.reviewTextMax };
}

/** Maximum number and size of a review's photos. */
export interface PhotoLimits {
  max: number;
  megabytes: number;
}

export async function photoLimits(facts: RequestFacts): Promise<PhotoLimits> {
  const { settings } = await siteConfig(facts);
  return { max: settings.reviewPhotosMax, megabytes: settings.imageMaxMegabytes };
}
