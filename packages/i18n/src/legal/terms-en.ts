import type { LegalText } from './facts.ts';

export const terms: LegalText = {
  title: 'Terms of use',
  text: `
## 1. What Metade is

Metade is a marketplace of restaurant tables. You book a table and pay us a fixed price for a voucher; the restaurant takes {{discountPercent}} off the food of everyone at that table. The meal itself is a contract between you and the restaurant and is paid there. You must be 18 or older, or act with the consent of whoever is responsible for you.

## 2. The discount

- {{discountPercent}} off all food on the menu, for everybody at the booked table, within the number of seats booked.
- Drinks are never included.
- Desserts are included unless the restaurant's page says otherwise.
- The discount applies to the prices of the restaurant's usual menu and is not added to other offers, unless the restaurant agrees.
- If the discount is not applied as these terms say, claim it on the page of your booking within {{claimDays}} days of the meal, with a photo of the bill. If you are right, what you paid for the voucher is returned: to your card what it paid, credit as credit, and a free voucher as a free voucher. The discount that was not given is added to your credit, as your bill shows it, up to {{guaranteeMax}}.
- A gift voucher is worth what was paid for it, {{giftMin}} at least. It can be redeemed for {{giftMonths}} months, once, and becomes credit for booking fees that lasts {{giftMonths}} months. Whoever bought it can return it within {{giftReturnDays}} days as long as it has not been redeemed; everything then goes back to the card. It is not paid out in cash.

## 3. Price of the voucher

The price depends only on the size of the table, not on the day or on what you eat:

{{priceList}}

A restaurant may set a price of its own. The price you see before you pay is the price you are charged, in {{currency}}; nothing is added to it.

## 4. Booking

- When you choose a time, the table is held for you for {{holdMinutes}} minutes. You can ask for {{holdExtensionMinutes}} more minutes, up to {{holdExtensionsMax}} times. When the time runs out, the table goes back on sale.
- You may have {{liveHoldsPerDiner}} tables on hold at a time.
- Tables are for 2, 4 or 6 people. A party of 1 to {{peopleMax}} gets the smallest free table that seats it, at the price of that table.
- Some restaurants confirm at once. Others answer first: your card is only authorised, and if the restaurant declines or does not answer within the time we show you, nothing is charged.
- A paid booking can be changed to another size, day or time until the restaurant's time limit for bookings. The difference is shown before you agree: you pay any extra, and any excess is returned as it would be if you cancelled. The first booking remains valid until the new one is confirmed and paid; cancelling a changed booking returns no more than it was worth when it was changed.
- Where a meal is fully booked, you may join a waiting list, for up to {{waitingEntries}} meals at a time. A table that becomes free is held for the first person on the list for {{waitingMinutes}} minutes, or {{waitingShortMinutes}} if the meal is less than {{waitingShortHours}} hours away, and then for the next. Waiting costs nothing and does not guarantee a table.

## 5. Payment

- Only credit cards are accepted. Card details go straight to the payment provider; we never see or store the number.
- To check a new card, the provider may charge {{cardValidation}}, which is refunded at once.
- Your voucher exists once the payment is final. It has a code and a link; whoever has the link can use it, so keep it to yourself and your guests.
- The price is paid in this order: coupon, free voucher, credit, card. One coupon may be used per booking; coupons, free vouchers and credit pay for vouchers only and cannot be exchanged for money.
- Points: {{pointsArrived}} for a meal, {{pointsFirstVisit}} more on your first visit to a restaurant, {{pointsReview}} for a review, and {{pointsInvitation}} each for you and a friend you invited, after the friend’s first meal. They count {{pointsDelayHours}} hours after arrival and expire after {{pointsMonths}} months. {{pointsPerFreeVoucher}} points can be exchanged for one free voucher, which is valid for {{freeVoucherMonths}} months.

## 6. At the restaurant

- Arrive at the time of your booking. The table is kept for the tolerance shown with your booking, normally {{toleranceMinutes}} minutes.
- Show the voucher when you arrive. It opens {{voucherOpensMinutes}} minutes before your booking and can be used once.
- If you do not come, the price is not refunded and the restaurant may report a no-show. We tell you, and you may dispute it within {{noShowDisputeDays}} days. {{noShowLimit}} no-shows in {{noShowMonths}} months stop new bookings for {{noShowBlockDays}} days.

## 7. Cancelling

The exact amount is shown before you confirm. Times are in the restaurant's local time.

- **{{cancelHours}} hours or more before the meal:** everything is returned to your card or as credit, as you choose.
- **Less than {{cancelHours}} hours, but before the day of the meal:** {{lateCancelCreditPercent}} as credit, and the rest as credit if the table is sold again.
- **On the day of the meal:** nothing, unless the table is sold again: then everything as credit.
- **Within {{graceMinutes}} minutes of booking,** when the meal is at least {{graceMealHours}} hours away: everything is returned to your card.
- **Before the payment is final:** nothing is charged.
- **If the restaurant cancels:** everything is returned to your card, and you receive a free voucher.

Credit is valid for {{creditMonths}} months.

{{withdrawal}}

## 8. Reviews

Only somebody whose booking was honoured may review the restaurant, once, within {{reviewDays}} days. We remove what is unlawful, insulting or not about the visit; never a review because it is negative.

## 9. Your account

Keep your password secret and your details up to date. We may close an account that is used for fraud or to harm others. You can close yours at any time.

## 10. Restaurants

A restaurant that joins Metade gives {{discountPercent}} off all food except drinks to everyone at a booked table, and is responsible for the tables, times and menu that it publishes. It is responsible for the meal, for hygiene and for allergens.

## 11. Liability

We are responsible for our service: the booking, the payment and the voucher. We are not responsible for the meal. Nothing here limits the rights that the law gives consumers, or liability for intent, gross negligence or personal injury.

## 12. Law and complaints

These terms are governed by the law of the country of the restaurant, and the courts of the place where you live have jurisdiction. {{complaints}}

## 13. Changes

Changes are published here with a new version and date. The version that you accepted when you booked applies to that booking.
`.trim(),
};
