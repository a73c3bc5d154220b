export type { ReceivedEvent } from './differences.ts';
export {
  alarmFailedRefund,
  alarmedGateways,
  fitsOrAlarm,
  raiseAlarm,
  refundAskedMs,
  settleAlarms,
} from './raise-alarm.ts';
