export type { BookingRow } from './booking-facts.ts';
export { bookingColumns, bookingFacts } from './booking-facts.ts';
export { loadPlaces } from './load-places.ts';
export { readTables } from './read-tables.ts';
export { reviewView } from './read-reviews.ts';
export type { ReviewRow } from './read-reviews.ts';
export { rollAvailability } from './roll-availability.ts';
