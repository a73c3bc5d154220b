import type { waiterPin as pt } from '../pt/panel-waiter-pin.ts';

export const waiterPin: typeof pt = {
  title: 'Waiter’s PIN',
  text: 'With four digits a waiter can use the voucher on the diner’s phone, without a scanner. After five wrong attempts the PIN is locked for that voucher.',
  none: 'No PIN has been set yet.',
  since: (when) => `PIN set on ${when}.`,
  new: 'New PIN',
  hint: 'Four digits',
  bad: 'Enter four digits.',
  set: 'Set PIN',
  change: 'Change PIN',
  remove: 'Remove PIN',
  saved: 'The PIN is set. Tell the waiters.',
  removed: 'The PIN has been removed.',
  unlock: 'Unlock PIN',
  locked: 'PIN entry locked',
  unlocked: (name) => `${name}: the PIN can be tried again`,
};
