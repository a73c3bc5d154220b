import type { cancel as pt } from '../pt/panel-cancel.ts';

export const cancel: typeof pt = {
  item: 'Cancel booking',
  of: (name, time) => `Cancel booking: ${name}, ${time}`,
  keep: 'Keep',
  keepOf: (name, time) => `Keep booking: ${name}, ${time}`,
  allDecided: 'All decided.',
  title: 'Cancel booking',
  text: 'The table becomes free. The diner gets a full refund and a free voucher for the inconvenience, and is told by e-mail with your reason. This cannot be undone.',
  reasons: ['Closed that day', 'Kitchen problem', 'Private event'],
  submit: 'Cancel and refund in full',
  done: (name) => `${name}: cancelled. The diner has been told.`,
};
