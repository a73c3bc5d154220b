export { addKey } from './key-store.ts';
