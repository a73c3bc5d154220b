export { refreshHonourRates } from './honour-rates.ts';
