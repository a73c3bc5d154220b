import type { host as pt } from '../pt/host.ts';
import { host as day } from './panel-host.ts';
import { offline } from './panel-offline.ts';

export const host: typeof pt = {
  ...day,
  offline,
  choose: 'Restaurant',
  leave: 'Back to my tables',
  since: (time) => `Offline since ${time}.`,
  goOn: 'You can carry on: what you do is sent once you are back online.',
  here: (here, all) => `${here} of ${all} here`,
  closeScan: 'Close the scanner',
  torch: 'Torch',
  cameraDenied: 'The camera is not allowed. Allow it in the phone’s settings, or enter the code.',
  settings: 'Open settings',
  allowCamera: 'Turn on the camera',
  allowText: 'The camera only reads the voucher’s QR code. No picture is kept.',
  proved: 'Checked offline, the signature is genuine',
  unknown: 'Offline we cannot tell whether another device has used it. It is marked on this one and sent later.',
  gone: 'You are no longer in this team.',
  noTeam: 'Your account is not in any restaurant.',
  clock: (minutes) => `This phone’s clock differs from ours by ${minutes} min. The times shown are ours.`,
};
