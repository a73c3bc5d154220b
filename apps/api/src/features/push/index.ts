export { forgetPushes } from './forget-pushes.ts';
export { readPushReceipts } from './read-receipts.ts';
export { sendPushes } from './send-pushes.ts';
export { type NewPush, writePush, writePushIn } from './write-push.ts';
