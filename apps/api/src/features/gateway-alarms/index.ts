export type { ReceivedEvent } from './differences.ts';
export {
  alarmedPayments,
  fitsOrAlarm,
  raiseAlarm,
  refundAskedMs,
  settleAlarms,
} from './raise-alarm.ts';
