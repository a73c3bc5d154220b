export { carryOutClaim } from './decide-claim.ts';
export { refreshHonourRates } from './honour-rates.ts';
