export type { Change } from './record-change.ts';
export { recordChange } from './record-change.ts';
