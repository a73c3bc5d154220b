import type { offline as pt } from '../pt/panel-offline.ts';

export const offline: typeof pt = {
  waiting: (n) =>
    n === 1 ? '1 step will be sent when there is a connection.' : `${n} steps will be sent when there is a connection.`,
  queued: (name) => `${name}: will be sent when there is a connection`,
  refused: (name, step) => `${name}, ${step}: not accepted.`,
  lose: (n) =>
    n === 1
      ? '1 step has not been sent yet and is lost if you log out. Log out all the same?'
      : `${n} steps have not been sent yet and are lost if you log out. Log out all the same?`,
  mark: 'Will be sent',
  take: 'Undo',
  read: 'Seen',
  seat: 'Seat and send later',
  seatText: 'It is marked on this device and sent when there is a connection.',
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
