import type { change as pt } from '../pt/change.ts';

export const change: typeof pt = {
  question: 'Change reservation',
  title: 'Change the reservation',
  hint: 'Another time, day or table. You see the difference before you decide.',
  yourTable: 'Your table',
  pickTime: 'Choose a time to see the difference.',
  payMore: (price) => `You pay ${price} more.`,
  backToCard: (price) => `${price} go back to your card.`,
  asCredit: (price) => `${price} are added to your credit.`,
  costsNothing: 'It costs nothing.',
  kept: (price) => `${price} of the difference do not come back now, as when cancelling this late.`,
  topUp: (price) => `If the old table is sold again, ${price} is added as credit.`,
  reviewNote: 'The restaurant has to confirm it. Until then your reservation stays as it is.',
  standsNote: 'Until the new table is certain, your reservation stays as it is.',
  toPayment: 'Continue to payment',
  now: 'Change now',
  pending: (when) => `A change is on its way: ${when}. Until it is confirmed, this reservation stands.`,
  replaces: (when) =>
    `It takes the place of your reservation of ${when}. That one stands until this is confirmed and paid.`,
  stands: (when) => `Your reservation of ${when} stands.`,
  seeChange: 'See the change',
  seeBooking: 'See the reservation',
  moved:
    'This reservation was changed meanwhile in another window. What you asked now was not done: see here how it is.',
  voucherReplaced: 'Replaced by another voucher',
  newVoucher: 'Open the new voucher',
};
