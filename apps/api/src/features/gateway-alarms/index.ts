export { differencesOf, eventDifferences } from './differences.ts';
export type { Difference } from './differences.ts';
export { raiseAlarm, settleAlarms } from './raise-alarm.ts';
