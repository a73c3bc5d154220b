import type { waiterPin as pt } from '../pt/panel-waiter-pin.ts';

export const waiterPin: typeof pt = {
  title: 'Waiter’s PIN',
  text: 'With four digits a waiter uses the voucher on the diner’s phone, without a scanner. Five wrong ones lock the voucher for the PIN.',
  none: 'There is no PIN yet.',
  since: (when) => `There has been a PIN since ${when}.`,
  new: 'New PIN',
  hint: 'Four digits',
  bad: 'Write four digits.',
  set: 'Set PIN',
  change: 'Change PIN',
  remove: 'Remove PIN',
  saved: 'The PIN is set. Tell the waiters.',
  removed: 'The PIN was removed.',
  unlock: 'Unlock PIN',
  locked: 'Locked for the PIN',
  unlocked: (name) => `${name}: the PIN can be tried again`,
};
