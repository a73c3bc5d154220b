import type { Faq } from './faqs.ts';

export const faqs: readonly Faq[] = [
  {
    _id: 'how-it-works',
    question: 'How does it work?',
    answer: `Choose a restaurant and a time, pay for the voucher, and show it when you arrive. The restaurant takes {{discountPercent}} off the food of everyone at the table.`,
  },
  {
    _id: 'what-is-included',
    question: 'What is included in the discount?',
    answer: `All food on the menu, for everyone at the booked table. Drinks are not. Desserts are, unless the restaurant's page says otherwise.`,
  },
  {
    _id: 'price',
    question: 'How much does a voucher cost?',
    answer: `It depends on the table alone: {{prices}}. If a restaurant has a price of its own, you see it before you pay. Nothing is added.`,
  },
  {
    _id: 'pay-the-bill',
    question: 'What do I pay at the restaurant?',
    answer:
      'Your bill, with the discount already taken off the food. The voucher is paid to Metade and is not part of the bill.',
  },
  {
    _id: 'people',
    question: 'How many people can I book for?',
    answer: `From 1 to {{peopleMax}}. Tables are for 2, 4 or 6: a party of 3 gets a table for 4, a party of 5 a table for 6.`,
  },
  {
    _id: 'hold',
    question: 'How long is a table kept for me while I pay?',
    answer: `{{holdMinutes}} minutes. If you need more time, you can add {{holdExtensionMinutes}} minutes up to {{holdExtensionsMax}} times.`,
  },
  {
    _id: 'confirmation',
    question: 'When is my booking confirmed?',
    answer: `Immediately, where the restaurant confirms automatically. Otherwise we show you when it has to answer by: within {{confirmationFarHours}} hours at most, sooner if the meal is close. Your card is only charged if it accepts.`,
  },
  {
    _id: 'cancel',
    question: 'Can I cancel?',
    answer: `Yes. {{cancelHours}} hours or more before the meal you get everything back; after that, {{lateCancelCreditPercent}} as credit; on the day itself, nothing, unless the table is sold again. Within {{graceMinutes}} minutes of booking, if the meal is at least {{graceMealHours}} hours away, you get everything back.{{withdrawalShort}} The button shows the amount before you press it.`,
  },
  {
    _id: 'restaurant-cancels',
    question: 'What if the restaurant cancels?',
    answer: 'Everything is returned to your card, you receive a free voucher, and we show you other tables.',
  },
  {
    _id: 'late',
    question: 'What if I am late?',
    answer: `Each restaurant says how long it waits, normally {{toleranceMinutes}} minutes; the time is shown on your voucher. After that, the table may go to somebody else.`,
  },
  {
    _id: 'cards',
    question: 'Which cards can I use?',
    answer: `Credit cards. To check a new card, {{cardValidation}} may be charged and refunded at once. We never see the card's number.`,
  },
  {
    _id: 'voucher',
    question: 'Where is my voucher?',
    answer: `In your bookings and in your e-mail, once the payment is final. It opens {{voucherOpensMinutes}} minutes before your booking and also works offline.`,
  },
  {
    _id: 'not-applied',
    question: 'The discount was not applied. What now?',
    answer:
      'Show the voucher again and ask for the person in charge. If that does not help, open your booking and make a claim within {{claimDays}} days, with a photo of the bill. If you are right, the fee goes back to your card, and the discount that was not given is added to your credit, up to {{guaranteeMax}}.',
  },
  {
    _id: 'change',
    question: 'Can I change a booking?',
    answer:
      "Yes: people, day and time, on the page of your booking, until the restaurant's time limit. The difference is shown before anything is changed, and your table is yours until the new one is confirmed and paid.",
  },
  {
    _id: 'waiting-list',
    question: 'What if all tables are taken?',
    answer:
      'Press the bell next to a time that is full. When a table becomes free and it is your turn, we hold it for {{waitingMinutes}} minutes ({{waitingShortMinutes}} if the meal is less than {{waitingShortHours}} hours away) and send you the link. You can wait for {{waitingEntries}} meals at a time.',
  },
  {
    _id: 'points',
    question: 'How do I earn and use points?',
    answer:
      '{{pointsArrived}} for a meal, {{pointsFirstVisit}} more on your first visit to a restaurant, {{pointsReview}} for a review, and {{pointsInvitation}} each for you and a friend you invite, after the friend’s first meal. You can exchange {{pointsPerFreeVoucher}} points for a free voucher. Points last {{pointsMonths}} months.',
  },
  {
    _id: 'credit',
    question: 'How do coupons, free vouchers and credit work?',
    answer:
      'At checkout they are used before your card, in this order: coupon, free voucher, credit. Credit is valid for {{creditMonths}} months, and what expires first is used first. You can see it all under Vouchers and points in your profile.',
  },
  {
    _id: 'no-show',
    question: 'I was there, but it says that I did not come. What now?',
    answer:
      'Open the booking and dispute it within {{noShowDisputeDays}} days. Until we have decided it does not count against you.',
  },
];
