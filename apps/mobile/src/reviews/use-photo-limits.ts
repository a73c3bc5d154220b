import { useSite } from '../site/site';

/** How many photographs a review may have, and how large each may be. */
export function usePhotoLimits(): { max: number; megabytes: number } {
  const { config } = useSite();
  return { max: config?.settings.reviewPhotosMax ?? 0, megabytes: config?.settings.imageMaxMegabytes ?? 0 };
}
