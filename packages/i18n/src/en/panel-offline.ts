import type { offline as pt } from '../pt/panel-offline.ts';

export const offline: typeof pt = {
  waiting: (n) =>
    n === 1 ? '1 step will be sent when you are back online.' : `${n} steps will be sent when you are back online.`,
  queued: (name) => `${name}: will be sent when you are back online`,
  full: 'There is no room on this device to keep this. Free some, or do it again when you are back online.',
  refused: (name, step) => `${name}, ${step}: not accepted.`,
  lose: (n) =>
    n === 1
      ? '1 step has not been sent yet and will be lost if you log out. Log out anyway?'
      : `${n} steps have not been sent yet and will be lost if you log out. Log out anyway?`,
  mark: 'Will be sent',
  take: 'Undo',
  read: 'Seen',
  seat: 'Seat and send later',
  seatText: 'It is marked on this device and sent when you are back online.',
  steps: {
    arriveOrder: 'arrived',
    undoArrival: 'arrival undone',
    markNoShow: 'no-show',
    undoNoShow: 'no-show undone',
    confirmOrder: 'confirmed',
    declineOrder: 'declined',
    redeemVoucher: 'arrived',
  },
};
