export { addMarket } from './add-market.ts';
