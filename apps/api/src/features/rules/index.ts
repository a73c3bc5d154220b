export { followRule } from './restaurant-values.ts';
