export { lockRating, refreshRating } from './refresh-rating.ts';
