import type { trouble as pt } from '../pt/trouble.ts';

export const trouble: typeof pt = {
  lateTitle: 'Running late?',
  lateText:
    'Say how many minutes late you will be. The restaurant sees it at once, and keeps the table within its tolerance.',
  lateMinutes: (minutes) => `${minutes} min`,
  lateMinutesLong: (minutes, time) => `Tell them: ${minutes} minutes late, at ${time}`,
  lateSaid: (minutes, time) => `The restaurant knows that you will arrive at ${time}, ${minutes} minutes late.`,
  lateChange: 'Has it changed? Tell them again.',
  onTime: 'On time after all',
  notSent: 'You are offline: nothing was sent. Try again, or call the restaurant.',

  disputeTitle: 'Were you there?',
  disputeText: (until) =>
    `Tell us what happened; you have until ${until}. Until we have decided, the no-show does not count against you.`,
  disputeLabel: 'What happened',
  disputeSend: 'Dispute the no-show',
  disputeStates: {
    open: 'We have received your account. We will write to you once it is decided; until then the no-show does not count.',
    upheld: 'You were right: the no-show has been removed and the booking counts as used.',
    rejected: 'We looked into what you told us. The no-show remains on record.',
  },

  claimTitle: (off) => `The ${off} discount was not applied`,
  claimIntro:
    'Two minutes: a photo of the bill, what the food cost, what you were charged, and what the restaurant said.',
  claimPromise: (max) =>
    `If you are right, the fee goes back to your card, and the discount that was not given is added to your credit, up to ${max}.`,
  claimLink: 'Problem with the discount',
  claimPhoto: 'Photo of the bill',
  claimPhotoHint: (megabytes) => `JPEG, PNG, WebP or AVIF, up to ${megabytes} MB. Only we can see it.`,
  claimFood: 'Food on the bill, at full price, without drinks',
  claimCharged: 'Total you were charged',
  claimChargedWrong: 'Enter an amount, for example 45.50.',
  claimText: 'What happened',
  claimFigures: (full, due, rest, total) =>
    `At menu prices the food comes to ${full}; with the discount, ${due}. The rest, without discount: ${rest}. We should have paid ${total}.`,
  claimTextHint: 'For example, what the waiter said.',
  claimSend: 'Send the claim',
  claimAccepted: (card, credit, guarantee) =>
    [
      'You were right about the bill.',
      card && `${card} of the fee goes back to your card.`,
      credit && `${credit} of the fee is in your credit.`,
      guarantee && `${guarantee} for the discount that was not given is in your credit.`,
    ]
      .filter(Boolean)
      .join(' '),
  claimStates: {
    open: 'We have your claim. We will look at the bill and write to you.',
    rejected: 'We looked at the bill: under the rules of the discount it was correct.',
  },
  claimClosed: 'No claim can be made for this booking now.',
  backToOrder: 'Back to the booking',
  weWrote: 'We wrote',
};
