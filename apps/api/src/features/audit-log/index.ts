export { forgetChanges } from './forget-changes.ts';
export type { Change } from './record-change.ts';
export { recordChange } from './record-change.ts';
