import { formatPercent } from '../format-money.ts';
import type { LegalFacts, LegalText } from './facts.ts';
import { prices, validationCharge } from './facts.ts';

export function terms(facts: LegalFacts): LegalText {
  const s = facts.settings;
  const half = formatPercent(s.discountPercent, 'en');
  const late = formatPercent(s.lateCancelCreditPercent, 'en');
  const list = prices(facts, 'en')
    .map(({ places, price }) => `- table for ${places}: ${price}`)
    .join('\n');
  return {
    title: 'Terms of use',
    text: `
## 1. What Metade is

Metade is a marketplace of restaurant tables. You book a table and pay us a fixed price for a voucher; the restaurant takes ${half} off the food of everyone at that table. The meal itself is a contract between you and the restaurant and is paid there. You must be 18 or older, or act with the consent of whoever is responsible for you.

## 2. The discount

- ${half} off all food on the menu, for everybody at the booked table, within the number of seats booked.
- Drinks are never included.
- Desserts are included unless the restaurant's page says otherwise.
- The discount applies to the prices of the restaurant's usual menu and is not added to other offers, unless the restaurant agrees.
- If the discount is not applied as these terms say, tell us: we look into every case with the restaurant.

## 3. Price of the voucher

The price depends on the size of the table alone, not on the day or on what you eat:

${list}

A restaurant may set a price of its own. The price that you see before you pay is the price that you are charged, in ${facts.market.currency}; nothing is added to it.

## 4. Booking

- When you choose a time, the table is held for you for ${s.holdMinutes} minutes. You can ask for ${s.holdExtensionMinutes} minutes more, up to ${s.holdExtensionsMax} times. A hold that runs out goes back on sale.
- You may have ${s.liveHoldsPerDiner} tables on hold at a time.
- Tables are for 2, 4 or 6 people. A party of 1 to ${s.peopleMax} is given the smallest free table that seats it, at that table's price.
- Some restaurants confirm at once. Others answer first: your card is only authorised, and if the restaurant declines or does not answer within the time we show you, nothing is charged.

## 5. Payment

- Only credit cards are accepted. Card data go straight to the payment provider; we never see or store the number.
- To check a new card the provider may charge ${validationCharge(facts, 'en')}, which is given back at once.
- Your voucher exists once the payment is final. It has a code and a link; whoever has the link can use it, so keep it to yourself and your guests.

## 6. At the restaurant

- Arrive at the time of your booking. The table is kept for the tolerance shown with your booking, normally ${s.toleranceMinutes} minutes.
- Show the voucher when you arrive. It opens ${s.voucherOpensMinutes} minutes before the time and is used once.
- If you do not come, the price is not given back and the restaurant may report a no-show. You are told, and may contest it within ${s.noShowDisputeDays} days. ${s.noShowLimit} no-shows in ${s.noShowMonths} months stop new bookings for ${s.noShowBlockDays} days.

## 7. Cancelling

The exact amount is shown before you confirm. Times are those of the restaurant's clock.

- **${s.daysToCancel * 24} hours or more before the meal:** everything is returned to your card or as credit, as you choose.
- **Less than ${s.daysToCancel * 24} hours, but before the day of the meal:** ${late} as credit, and the rest as credit if the table is sold again.
- **On the day of the meal:** nothing, unless the table is sold again: then everything as credit.
- **Within ${s.graceMinutes} minutes of booking,** when the meal is at least ${s.graceMealHours} hours away: everything is returned to your card.
- **Before the payment is final:** nothing is charged.
- **If the restaurant cancels:** everything is returned to your card, and you receive a free voucher.

Credit is valid for ${s.creditMonths} months.

${withdrawal(facts)}

## 8. Reviews

Only somebody whose booking was honoured may review the restaurant, once, within ${s.reviewDays} days. We remove what is unlawful, insulting or not about the visit; never a review because it is negative.

## 9. Your account

Keep your password secret and your data correct. We may close an account that is used for fraud or to harm others. You can close yours at any time.

## 10. Restaurants

A restaurant that joins Metade gives ${half} off all food except drinks to everyone at a booked table, and is responsible for the tables, times and menu that it publishes. It answers for the meal, for hygiene and for allergens.

## 11. Liability

We answer for our service: the booking, the payment and the voucher. We do not answer for the meal. Nothing here limits rights that the law gives to consumers, nor liability for intent, gross negligence or harm to persons.

## 12. Law and complaints

These terms are governed by the law of the country of the restaurant, and the courts of your home have jurisdiction. ${complaints(facts.market.country)}

## 13. Changes

Changes are published here with a new version and date. The version that you accepted when you booked applies to that booking.
`.trim(),
  };
}

function withdrawal({ market, settings }: LegalFacts): string {
  return market.country === 'BR'
    ? `**Right of withdrawal (Brazil, article 49 of the Consumer Defence Code):** within ${settings.withdrawalDaysBr} days of the purchase, and before the meal, everything is returned to your card, whatever the rules above say.`
    : '**Right of withdrawal (European Union):** the 14 days of distance selling do not apply to leisure services and catering for a given date (article 16 (l) of Directive 2011/83/EU). The rules above apply instead.';
}

function complaints(country: string): string {
  if (country === 'BR') return 'You may also turn to Procon or consumidor.gov.br.';
  if (country === 'ES')
    return 'You may also ask for a complaint form (hoja de reclamaciones) and turn to consumer arbitration.';
  return 'You may also use the electronic complaints book (livroreclamacoes.pt) and turn to a consumer arbitration centre.';
}
