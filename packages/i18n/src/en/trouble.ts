import type { trouble as pt } from '../pt/trouble.ts';

export const trouble: typeof pt = {
  lateTitle: 'Running late?',
  lateText:
    'Say how many minutes after the time. The restaurant sees it at once, and the table waits within tolerance.',
  lateMinutes: (minutes) => `${minutes} min`,
  lateMinutesLong: (minutes, time) => `Tell them: ${minutes} minutes, at ${time}`,
  lateSaid: (minutes, time) => `The restaurant knows: you come at ${time}, ${minutes} minutes after the time.`,
  lateChange: 'Something changed? Say it again.',
  onTime: 'On time after all',
  notSent: 'No network: nothing was sent. Try again, or call the restaurant.',
};
