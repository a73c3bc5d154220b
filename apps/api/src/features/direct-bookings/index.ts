export { listParties } from './party-reads.ts';
