import { noShowDisputeEndsAt } from '@metade/domain/no-show.ts';
import { paidBy } from '@metade/domain/payment-parts.ts';
import type { Settings } from '@metade/domain/settings.ts';
import { fromIso, toIso } from '@metade/domain/time.ts';
import { formatDate, formatMealTime, formatTime, localDateOf } from '@metade/i18n/format-date.ts';
import { formatMoney, formatPercent } from '@metade/i18n/format-money.ts';
import type { OrderMailFacts } from '@metade/i18n/mail/order-mail.ts';
import { orderParts } from '../orders/index.ts';
import type { OrderMailRow } from './order-mail-row.ts';

/** An order's facts as its messages name them, formatted for the row's locale. */
export function orderMailFacts(row: OrderMailRow, publicUrl: string, settings: Settings): OrderMailFacts {
  const { locale, time_zone: zone } = row;
  const sum = (amount: number) => formatMoney({ amount, currency: row.currency }, locale);
  const moment = (instant: string) => `${formatDate(localDateOf(instant, zone), locale)}, ${formatTime(instant, zone)}`;
  return {
    firstName: row.first_name,
    restaurant: row.company_name,
    date: formatDate(row.date, locale),
    time: formatMealTime(row.date, row.time, locale),
    people: row.people,
    places: row.places,
    number: row.number,
    address: addressOf({ street: row.street, number: row.street_number, zip: row.zip, city: row.city }),
    phone: row.phone,
    toleranceMinutes: row.tolerance_minutes,
    answerBy: row.confirm_by && moment(row.confirm_by),
    voucherCode: row.voucher_code,
    voucherLink: row.voucher_token && `${publicUrl}/checkout/voucher/${row.voucher_token}`,
    orderLink: `${publicUrl}/infos-reserve/${row.id}`,
    searchLink: `${publicUrl}/restaurants/${row.region}/${row.city_slug}?date=${row.date}&people=${row.people}`,
    rateLink: `${publicUrl}/avalia/${row.id}`,
    reason: row.end_reason,
    endedBy: row.ended_by,
    discount: formatPercent(settings.discountPercent, locale),
    price: sum(row.price_amount),
    refunded: row.refunded_amount > 0 ? sum(row.refunded_amount) : null,
    credited: row.credited_amount > 0 ? sum(row.credited_amount) : null,
    before: row.change && {
      date: formatDate(row.change.date, locale),
      time: formatMealTime(row.change.date, row.change.time, locale),
      people: row.change.people,
      places: row.change.places,
      standing: row.change.standing,
      paidMore: row.price_amount > row.carried_amount ? sum(row.price_amount - row.carried_amount) : null,
      refunded: row.change.refunded > 0 ? sum(row.change.refunded) : null,
      credited: row.change.credited > 0 ? sum(row.change.credited) : null,
    },
    parts: partsOfMail(row, sum),
    partsReleased: row.parts_released,
    freeVoucherBack: row.free_voucher_back,
    freeVoucherGiven: row.free_voucher_given,
    // When a restaurant cancels, everything is returned: if nothing comes back, nothing had been charged.
    uncharged: row.paid_at === null || paidBy(orderParts(row)) === 0 || row.ended_by === 'restaurant',
    bankRefused: row.ended_by === 'system' && row.end_reason?.startsWith('payment_') === true,
    disputeUntil: row.no_show_at && moment(toIso(noShowDisputeEndsAt(fromIso(row.no_show_at), settings))),
    decisionNote: row.claim_note ?? row.dispute_note,
    claimCard: row.claim_card ? sum(row.claim_card) : null,
    claimCredit: row.claim_credit === null ? null : sum(row.claim_credit),
    guarantee: row.claim_guarantee ? sum(row.claim_guarantee) : null,
    formerly: row.formerly && [row.formerly.company_name, addressOf(row.formerly)].filter(Boolean).join(', '),
  };
}

/** In one line; unknown parts are left out. */
function addressOf({ street, number, zip, city }: Record<'street' | 'number' | 'zip' | 'city', string | null>): string {
  const line = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ');
  return [line(street, number), line(zip, city)].filter(Boolean).join(', ');
}

function partsOfMail(row: OrderMailRow, sum: (amount: number) => string): OrderMailFacts['parts'] {
  const parts = orderParts(row);
  if (parts.card === row.price_amount) return null;
  const shown = (amount: number) => (amount > 0 ? sum(amount) : null);
  const { coupon, freeVoucher, credit, card, waived } = parts;
  return {
    coupon: shown(coupon),
    freeVoucher: shown(freeVoucher),
    credit: shown(credit),
    card: shown(card),
    waived: shown(waived),
  };
}
