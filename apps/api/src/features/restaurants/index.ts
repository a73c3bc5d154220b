export { loadPlaces } from './load-places.ts';
export { reviewView } from './read-reviews.ts';
export type { ReviewRow } from './read-reviews.ts';
export { rollAvailability } from './roll-availability.ts';
