import type { consent as pt } from '../pt/consent.ts';

/** Words of the question whether somebody agrees to new terms. */
export const consent: typeof pt = {
  title: 'Our terms have changed',
  text: 'Before your next booking, please read what changed and agree to it. Bookings you have already made stay as they are.',
  read: 'Read the full text',
  agree: 'Agree',
  later: 'Not now',
  laterNote: 'Without agreeing you can look around and use your bookings, but not make new ones.',
};
