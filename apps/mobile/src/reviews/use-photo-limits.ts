import { useSite } from '../site/site';

/** How many photographs a review may have, and how large each may be. */
export function usePhotoLimits(): { max: number; megabytes: number } {
  const { settings } = useSite();
  return { max: settings.reviewPhotosMax, megabytes: settings.imageMaxMegabytes };
}
