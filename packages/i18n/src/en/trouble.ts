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

  disputeTitle: 'Were you there?',
  disputeText: (until) =>
    `Tell us what happened; you have until ${until}. As long as we have not decided, the no-show does not count against you.`,
  disputeLabel: 'What happened',
  disputeSend: 'Dispute the no-show',
  disputeStates: {
    open: 'We have what you told us. We write to you once it is decided; until then the no-show does not count.',
    upheld: 'You were right: the no-show is gone and the booking counts as used.',
    rejected: 'We looked into what you told us. The no-show stands.',
  },

  claimTitle: (off) => `The ${off} was not applied`,
  claimIntro: 'Two minutes: a picture of the bill, what you were charged, and what the house said.',
  claimPromise: 'If you are right, the voucher fee comes back as credit.',
  claimLink: 'Problem with the discount',
  claimPhoto: 'Picture of the bill',
  claimPhotoHint: (megabytes) => `JPEG, PNG, WebP or AVIF, up to ${megabytes} MB. Only we see it.`,
  claimCharged: 'What you were charged in all',
  claimChargedWrong: 'Write a sum, for example 45.50.',
  claimText: 'What happened',
  claimTextHint: 'For example, what the waiter said.',
  claimSend: 'Send the claim',
  claimStates: {
    open: 'We have your claim. We look at the bill and write to you.',
    accepted: 'You were right about the bill: the voucher fee came back as credit.',
    rejected: 'We looked at the bill: by the rules of the discount it was right.',
  },
  claimClosed: 'There is nothing to claim for this booking now.',
  backToOrder: 'Back to the reservation',
  weWrote: 'We wrote',
};
