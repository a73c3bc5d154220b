export type { ReceivedEvent } from './differences.ts';
export {
  alarmFailedRefund,
  alarmedPayments,
  fitsOrAlarm,
  raiseAlarm,
  refundAskedMs,
  settleAlarms,
} from './raise-alarm.ts';
