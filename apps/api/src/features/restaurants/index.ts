export { loadPlaces } from './load-places.ts';
export { rollAvailability } from './roll-availability.ts';
