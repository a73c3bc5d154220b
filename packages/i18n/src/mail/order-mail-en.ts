import type { OrderMailWords } from './order-mail.ts';

export const words: OrderMailWords = {
  greeting: (name) => `Hello ${name},`,
  labels: {
    restaurant: 'Restaurant',
    when: 'When',
    table: 'Table',
    address: 'Address',
    phone: 'Phone',
    number: 'Booking',
    tolerance: 'Table kept for',
    paid: 'Paid',
    byUs: 'On us',
    byCoupon: 'Coupon',
    byFreeVoucher: 'Free voucher',
    byCredit: 'Credit',
    byCard: 'Card',
    toCard: 'Refunded to your card',
    asCredit: 'Added to your credit',
    code: 'Voucher code',
    reason: 'The restaurant wrote',
    decision: 'We wrote',
    before: 'Before',
    paidMore: 'Paid in addition',
  },
  untilThen: ({ date, time }) => `Until it accepts, your booking of ${date}, ${time}, stays as it is.`,
  stands: ({ date, time }) => `Your booking of ${date}, ${time}, remains valid.`,
  tableFor: (people, places) =>
    `For ${people === 1 ? '1 person' : `${people} people`}${people === places ? '' : ` (table of ${places})`}`,
  minutes: (minutes) => `${minutes} minutes`,
  openOrder: 'Open the booking',
  alsoCredit: (sum) => `${sum} was added to your credit.`,
  partsReleased: 'The coupon, free voucher or credit that you used is yours again.',
  freeVoucherBack: 'Your free voucher is yours again.',
  freeVoucherGiven: 'To make up for it you have a free voucher: it pays the whole fee of your next booking.',
  kinds: {
    waiting: (f) => ({
      subject: `Waiting for ${f.restaurant} to confirm`,
      preview: `Your table on ${f.date}, ${f.time}, is kept while the restaurant answers.`,
      state: { tone: 'wait', word: 'Waiting for restaurant confirmation' },
      title: 'Your table is kept',
      paragraphs: [
        `${f.restaurant} will answer ${f.answerBy ? `by ${f.answerBy}` : 'soon'}. Your card is charged only if it accepts; if it does not answer, nothing is charged.`,
      ],
      action: { label: 'Open the booking', href: f.orderLink },
    }),
    confirmed: (f) => ({
      subject: `Confirmed: ${f.restaurant}, ${f.date}, ${f.time}`,
      preview: 'Your table is confirmed and your voucher is ready.',
      state: { tone: 'ok', word: 'Confirmed' },
      title: 'Your table is confirmed',
      paragraphs: ['Show the voucher when you sit down. The discount is taken off the food of everyone at your table.'],
      action: f.voucherLink ? { label: 'Open the voucher', href: f.voucherLink } : null,
    }),
    changed: (f) => ({
      subject: `Changed: ${f.restaurant}, ${f.date}, ${f.time}`,
      preview: 'Your booking has been changed. Here is its new voucher.',
      state: { tone: 'ok', word: 'Changed' },
      title: 'Your booking has been changed',
      paragraphs: [
        ...(f.before?.refunded
          ? [`${f.before.refunded} goes back to your card; your bank shows it within a few days.`]
          : []),
        ...(f.before?.credited
          ? [`${f.before.credited} was added to your credit and can be used for your next booking.`]
          : []),
        'Show this new voucher when you sit down: the previous one is no longer valid.',
      ],
      action: f.voucherLink ? { label: 'Open the voucher', href: f.voucherLink } : null,
    }),
    moved: (f) => ({
      subject: `New name or address: ${f.restaurant}, ${f.date}, ${f.time}`,
      preview: `${f.restaurant}, ${f.address}`,
      state: { tone: 'info', word: 'Moved' },
      title: 'Your restaurant has a new name or address',
      paragraphs: [
        'It changed after you booked. Your table, its time and the voucher stay as they are: you only need to know where to go.',
      ],
      action: { label: 'Open the booking', href: f.orderLink },
    }),
    declined: (f) => ({
      subject: `${f.restaurant} could not take your booking`,
      preview: 'You were not charged.',
      state: { tone: 'bad', word: 'Declined' },
      title: 'The restaurant could not take your booking',
      paragraphs: [
        `${f.restaurant} could not take your booking. You were not charged: what was set aside on your card has been released.`,
      ],
      action: { label: 'See other tables', href: f.searchLink },
    }),
    unanswered: (f) => ({
      subject: `${f.restaurant} did not answer in time`,
      preview: 'You were not charged.',
      state: { tone: 'bad', word: 'Not answered' },
      title: 'The restaurant did not answer in time',
      paragraphs: ['You were not charged: what was set aside on your card has been released.'],
      action: { label: 'See other tables', href: f.searchLink },
    }),
    cancelled: (f) => ({
      subject: `Cancelled: ${f.restaurant}, ${f.date}, ${f.time}`,
      preview: f.refunded
        ? `Refunded to your card: ${f.refunded}.`
        : f.credited
          ? `Added to your credit: ${f.credited}.`
          : f.uncharged
            ? 'Nothing was charged.'
            : 'There is no refund, as shown before you cancelled.',
      state: { tone: 'bad', word: 'Cancelled' },
      title: 'Your booking is cancelled',
      paragraphs: [
        ...(f.bankRefused ? ['Your bank did not pay the authorised amount, so we could not keep the table.'] : []),
        ...(f.endedBy === 'restaurant' ? [`${f.restaurant} had to cancel. We are sorry.`] : []),
        f.refunded
          ? `${f.refunded} goes back to your card; your bank shows it within a few days.`
          : f.credited
            ? `${f.credited} was added to your credit and can be used for your next booking.`
            : f.uncharged
              ? 'Nothing was charged.'
              : 'There is no refund for this booking, as was shown before it was cancelled.',
      ],
      action: { label: 'See other tables', href: f.searchLink },
    }),
    refunded: (f) => ({
      subject: `Your money is on its way back: ${f.restaurant}`,
      preview: 'The payment arrived after the table had gone. You get a full refund to your card.',
      state: { tone: 'bad', word: 'Table gone, refund on its way' },
      title: 'Your money is on its way back',
      paragraphs: [
        'Your payment arrived after the table had gone. You get a full refund to your card; your bank shows it within a few days.',
      ],
      action: { label: 'See other tables', href: f.searchLink },
    }),
    reminder_day: (f) => ({
      subject: `Reminder: ${f.restaurant}, ${f.date}, ${f.time}`,
      preview: `${f.date}, ${f.time}, ${f.address}`,
      state: { tone: 'info', word: 'Reminder' },
      title: `See you at ${f.restaurant}`,
      paragraphs: [
        `Your table is waiting for you on ${f.date} at ${f.time}. If you cannot go, open the booking: it shows what you would get back before you cancel.`,
      ],
      action: { label: 'Open the booking', href: f.orderLink },
    }),
    reminder_soon: (f) => ({
      subject: `Soon, at ${f.time}: ${f.restaurant}`,
      preview: `The table waits ${f.toleranceMinutes} minutes. ${f.address}`,
      state: { tone: 'info', word: 'Reminder' },
      title: `Soon, at ${f.time}`,
      paragraphs: [
        `The table is kept for ${f.toleranceMinutes} minutes after the time. Have the voucher to hand when you sit down: once opened, it also works offline.`,
      ],
      action: f.voucherLink ? { label: 'Open the voucher', href: f.voucherLink } : null,
    }),
    rate: (f) => ({
      subject: `How was ${f.restaurant}?`,
      preview: 'Two minutes that help the next table.',
      state: null,
      title: `How was ${f.restaurant}?`,
      paragraphs: [
        'Tell others about the food, the service and the setting, and tell us whether the discount was right. Only people who were there can.',
      ],
      action: { label: 'Rate your meal', href: f.rateLink },
    }),
    no_show: (f) => ({
      subject: `Marked as a no-show: ${f.restaurant}, ${f.date}`,
      preview: `Were you there? Tell us${f.disputeUntil ? ` by ${f.disputeUntil}` : ''}.`,
      state: { tone: 'bad', word: 'Marked as no-show' },
      title: 'The restaurant reported that you did not come',
      paragraphs: [
        `${f.restaurant} reported that nobody came for your table on ${f.date} at ${f.time}.`,
        `Were you there, or is there more to it? Open the booking and tell us${f.disputeUntil ? ` by ${f.disputeUntil}` : ''}. Until we have decided, it does not count against you.`,
      ],
      action: { label: 'Tell us what happened', href: f.orderLink },
    }),
    dispute_upheld: (f) => ({
      subject: `You were right: ${f.restaurant}, ${f.date}`,
      preview: 'The no-show has been removed. The booking counts as used.',
      state: { tone: 'ok', word: 'Used' },
      title: 'The no-show has been removed',
      paragraphs: ['We looked into what you wrote. The booking now counts as used, and nothing is held against you.'],
      action: { label: 'Open the booking', href: f.orderLink },
    }),
    dispute_rejected: (f) => ({
      subject: `The no-show remains on record: ${f.restaurant}, ${f.date}`,
      preview: 'We looked into what you wrote.',
      state: { tone: 'bad', word: 'Marked as no-show' },
      title: 'The no-show remains on record',
      paragraphs: ['We looked into what you wrote and asked the restaurant. The booking stays marked as a no-show.'],
      action: { label: 'Open the booking', href: f.orderLink },
    }),
    claim_received: (f) => ({
      subject: `We have your claim: ${f.restaurant}, ${f.date}`,
      preview: 'We will look at the bill and write to you.',
      state: { tone: 'wait', word: 'Under review' },
      title: 'We have your claim',
      paragraphs: [
        `You told us that the ${f.discount} discount was not applied. We will look at the photo of the bill, ask the restaurant and write to you. If you are right, the fee goes back to how you paid it, and the discount that you did not get is added to your credit.`,
      ],
      action: { label: 'Open the booking', href: f.orderLink },
    }),
    claim_accepted: (f) => ({
      subject: `You were right about the bill: ${f.restaurant}`,
      preview: f.guarantee
        ? `${f.guarantee} for the discount that was not given has been added to your credit.`
        : 'What you paid with has been returned.',
      state: { tone: 'ok', word: 'Claim accepted' },
      title: 'You were right about the bill',
      paragraphs: [
        'The discount was not applied as it should have been. We are sorry.',
        ...(f.claimCard
          ? [`The booking fee goes back to your card: ${f.claimCard}. Your bank will show it within a few days.`]
          : []),
        ...(f.claimCredit
          ? [`${f.claimCredit} of the fee has been added to your credit and can be used for your next booking.`]
          : []),
        ...(f.guarantee ? [`${f.guarantee} for the discount that was not given has been added to your credit.`] : []),
        ...(f.claimCard || f.claimCredit ? [] : ['What you paid with has been returned to you.']),
      ],
      action: { label: 'Open the booking', href: f.orderLink },
    }),
    claim_rejected: (f) => ({
      subject: `Your claim: ${f.restaurant}, ${f.date}`,
      preview: 'We looked at the bill.',
      state: { tone: 'bad', word: 'Claim not accepted' },
      title: 'The bill was correct',
      paragraphs: ['We looked at the bill and asked the restaurant. Under the rules of the discount, it was correct.'],
      action: { label: 'Open the booking', href: f.orderLink },
    }),
  },
};
