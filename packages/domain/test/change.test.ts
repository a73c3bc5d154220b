import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dinerCancellation } from '../src/cancellation.ts';
import type { DinerCancellationFacts } from '../src/cancellation.ts';
import { changedCancellation } from '../src/changed-cancellation.ts';
import { decideChange, quoteChange } from '../src/change.ts';
import type { ChangeQuote, ChangeRequest } from '../src/change.ts';
import type { Money } from '../src/money.ts';
import { paidBy } from '../src/payment-parts.ts';
import { orderStates } from '../src/order-life-cycle.ts';
import { defaultSettings as settings } from '../src/settings.ts';
import { slotInstant } from '../src/time.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const timeZone = 'Europe/Lisbon';
const meal = slotInstant('2026-11-27', '20:00', timeZone);
const euro = (amount: number): Money => ({ amount, currency: 'EUR' });

const request: ChangeRequest = {
  state: 'confirmed',
  paid: true,
  mealInstant: meal,
  cutoffMinutes: 120,
  pending: null,
  current: { slot: 'a', date: '2026-11-27', people: 2, told: { note: '' } },
  wanted: { slot: 'b', date: '2026-11-27', people: 2, told: { note: '' } },
  now: meal - day,
};
const decide = (over: Partial<ChangeRequest>) => {
  const decision = decideChange({ ...request, ...over });
  return decision.ok ? decision.kind : decision.code;
};

describe('whether a booking may be changed', () => {
  it('takes another table for another slot or date, and keeps the table for other people or another note', () => {
    expect(decide({})).toBe('rebook');
    expect(decide({ wanted: { ...request.current, date: '2026-11-28' } })).toBe('rebook');
    expect(decide({ wanted: { ...request.current, people: 1 } })).toBe('update');
    expect(decide({ wanted: { ...request.current, told: { note: 'by the window' } } })).toBe('update');
    expect(decide({ wanted: { ...request.current } })).toBe('change_same');
  });

  it('only what is confirmed and paid', () => {
    const changeable = orderStates.filter((state) => decide({ state }) === 'rebook');
    expect(changeable).toEqual(['confirmed']);
    expect(decide({ paid: false })).toBe('change_not_paid');
  });

  it('to the last moment of the restaurant’s cut-off and not after', () => {
    expect(decide({ now: meal - 2 * hour })).toBe('rebook');
    expect(decide({ now: meal - 2 * hour + 1 })).toBe('change_cutoff');
  });

  it('not while another change of it is on its way', () => {
    expect(decide({ pending: 'other' })).toBe('change_pending');
  });
});

const facts: DinerCancellationFacts = {
  parts: { coupon: 0, freeVoucher: 0, credit: 0, carried: 0, waived: 0, card: 900 },
  currency: 'EUR',
  timeZone,
  createdAt: meal - 20 * day,
  paidAt: meal - 20 * day,
  mealInstant: meal,
  now: meal - 10 * day,
  settings,
};
const withLaw = { ...settings, withdrawalDays: 7 };
const change = (old: Partial<DinerCancellationFacts>, price: number, offAnew = 0) => {
  const all = { ...facts, ...old };
  const paid = Object.values(all.parts).reduce((sum, part) => sum + part);
  return quoteChange({
    paid: euro(paid),
    reallyPaid: euro(paidBy(all.parts)),
    price: euro(price),
    offAnew: euro(offAnew),
    ifCancelled: dinerCancellation(all),
    smallestCharge: 50,
  });
};
const amounts = (quote: ChangeQuote) =>
  Object.fromEntries(Object.entries(quote).map(([name, { amount }]) => [name, amount]));

describe('the difference', () => {
  it('is paid when the new table costs more', () => {
    expect(amounts(change({}, 1400))).toEqual({
      price: 1400,
      carried: 900,
      toPay: 500,
      refund: 0,
      credit: 0,
      waived: 0,
      topUpOnResale: 0,
      kept: 0,
      offCarried: 0,
      offLost: 0,
      carriedPaid: 900,
      refundMax: 900,
      creditMax: 0,
    });
  });

  it('goes back to the card when it costs less, while cancelling would', () => {
    expect(amounts(change({}, 600))).toMatchObject({ carried: 600, toPay: 0, refund: 300, credit: 0, refundMax: 600 });
  });

  it('comes back as cancelling that part would: half as credit when late, nothing on the day', () => {
    const late = amounts(change({ now: meal - 30 * hour }, 600));
    expect(late).toMatchObject({ refund: 0, credit: 150, topUpOnResale: 150, kept: 150, refundMax: 0, creditMax: 300 });
    const sameDay = amounts(change({ now: meal - 5 * hour }, 600));
    expect(sameDay).toMatchObject({ refund: 0, credit: 0, topUpOnResale: 300, kept: 300, refundMax: 0, creditMax: 0 });
  });

  it('gives back of money, and not of a coupon or a free voucher', () => {
    const parts = { coupon: 450, freeVoucher: 0, credit: 150, carried: 0, waived: 0, card: 300 };
    expect(amounts(change({ parts }, 600, 300))).toMatchObject({
      carried: 600,
      refund: 100,
      credit: 50,
      kept: 0,
      offCarried: 300,
      offLost: 150,
      carriedPaid: 300,
      refundMax: 200,
      creditMax: 100,
    });
    const free = { coupon: 0, freeVoucher: 900, credit: 0, carried: 0, waived: 0, card: 0 };
    const quote = change({ parts: free }, 600, 600);
    expect(amounts(quote)).toMatchObject({ carried: 600, refund: 0, credit: 0, carriedPaid: 0 });
    expect(cancelChanged(quote, {})).toMatchObject({ rule: 'early', refund: euro(0), whole: true });
  });

  it('leaves a coupon on the new booking, as booking anew would', () => {
    const parts = { coupon: 200, freeVoucher: 0, credit: 0, carried: 0, waived: 0, card: 700 };
    const early = amounts(change({ parts }, 600, 200));
    expect(early).toMatchObject({
      refund: 300,
      kept: 0,
      offCarried: 200,
      offLost: 0,
      carriedPaid: 400,
      refundMax: 400,
    });
    const late = amounts(change({ parts, now: meal - 30 * hour }, 600, 200));
    expect(late).toMatchObject({ refund: 0, credit: 116, kept: 117, offLost: 67, topUpOnResale: 117 });
  });

  it('is waived where a card could not pay it, and never comes back as money', () => {
    const small = change({}, 949);
    expect(amounts(small)).toMatchObject({ carried: 900, toPay: 0, waived: 49, carriedPaid: 900 });
    expect(cancelChanged(small, { now: meal - 10 * day }).refund).toEqual(euro(900));
    expect(amounts(change({}, 950))).toMatchObject({ toPay: 50, waived: 0 });
  });

  it('is nothing for a table of the same price', () => {
    expect(amounts(change({}, 900))).toMatchObject({ carried: 900, toPay: 0, refund: 0, credit: 0, kept: 0 });
  });
});

/** Cancelling a booking that was changed by a quote, the difference having been paid by card. */
function cancelChanged(quote: ChangeQuote, over: Partial<DinerCancellationFacts>) {
  const carried = {
    paid: quote.carriedPaid.amount,
    refundMax: quote.refundMax.amount,
    creditMax: quote.creditMax.amount,
    paidAt: facts.paidAt ?? 0,
  };
  const parts = {
    coupon: 0,
    freeVoucher: 0,
    credit: 0,
    carried: quote.carried.amount,
    waived: quote.waived.amount,
    card: quote.toPay.amount,
  };
  return changedCancellation({ ...facts, parts, ...over }, carried);
}

describe('cancelling a changed booking', () => {
  const later = { mealInstant: meal + 9 * day, now: meal - 3 * hour };

  it('gives the whole chain back while that is free', () => {
    expect(cancelChanged(change({}, 1400), { now: meal - 3 * day })).toMatchObject({
      rule: 'early',
      refund: euro(1400),
      choice: true,
    });
  });

  it('does not free what was no longer free when it was moved, but what was paid for the new one', () => {
    const moved = change({ now: meal - 5 * hour }, 1400);
    expect(cancelChanged(moved, later)).toMatchObject({ rule: 'moved', refund: euro(500), credit: euro(0) });
    const lateMoved = change({ now: meal - 30 * hour }, 900);
    expect(cancelChanged(lateMoved, later)).toMatchObject({
      rule: 'moved',
      refund: euro(0),
      credit: euro(450),
      choice: false,
    });
  });

  it('counts the hour of grace from the first booking, and Brazil’s week from each payment', () => {
    const now = meal - 5 * hour;
    const grace = (createdAt: number) => cancelChanged(change({ createdAt }, 900), { now, createdAt }).rule;
    expect([grace(now - hour), grace(now - hour - 1)]).toEqual(['grace', 'same_day']);
    const brazil = { settings: withLaw, now, paidAt: now - day };
    const quote = change({ settings: withLaw, now: meal - 6 * day }, 1400);
    expect(cancelChanged(quote, brazil)).toMatchObject({ rule: 'moved', refund: euro(500), topUpOnResale: euro(900) });
  });
});

const price = fc.integer({ min: 1, max: 3000 });
const other = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 900 }));
const ahead = fc.integer({ min: 0, max: 20 * day });

it('is never worse than cancelling and booking anew with the same coupon', () => {
  const worth = fc.oneof(
    fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ fixed: fc.integer({ min: 1, max: 900 }) }),
  );
  fc.assert(
    fc.property(
      price,
      price,
      ahead,
      other,
      fc.option(worth),
      fc.boolean(),
      (first, second, a, credit, coupon, brazil) => {
        const offOf = (of: number) =>
          coupon === null
            ? 0
            : Math.min(of, 'fixed' in coupon ? coupon.fixed : Math.floor((of * coupon.percent + 50) / 100));
        const off = offOf(first);
        const byCredit = Math.min(credit, first - off);
        const parts = {
          coupon: off,
          freeVoucher: 0,
          credit: byCredit,
          carried: 0,
          waived: 0,
          card: first - off - byCredit,
        };
        const over = { parts, now: meal - a, settings: brazil ? withLaw : settings };
        const cancelled = dinerCancellation({ ...facts, ...over });
        const quote = change(over, second, offOf(second));
        // A coupon that comes back with a cancellation takes off no more than it did.
        const offAgain = cancelled.whole ? Math.min(off, offOf(second)) : 0;
        const anew = cancelled.refund.amount + cancelled.credit.amount - (second - offAgain);
        expect(quote.refund.amount + quote.credit.amount - quote.toPay.amount).toBeGreaterThanOrEqual(anew);
        expect(Math.min(...Object.values(amounts(quote)))).toBeGreaterThanOrEqual(0);
        expect(quote.kept.amount + quote.offLost.amount + quote.refund.amount + quote.credit.amount).toBe(
          Math.max(0, first - second),
        );
      },
    ),
    { numRuns: 2000 },
  );
});

it('never gives more for changing first and cancelling then than for cancelling', () => {
  fc.assert(
    fc.property(price, price, price, ahead, ahead, ahead, other, other, fc.boolean(), price, price, (...drawn) => {
      const [first, second, third, a, b, c, coupon, credit, brazil, off, offAgain] = drawn;
      const parts = { coupon, freeVoucher: 0, credit, carried: 0, waived: 0, card: first };
      const old = { ...facts, parts, now: meal - a, settings: brazil ? withLaw : settings };
      const [paid, reallyPaid] = [euro(first + credit + coupon), euro(first + credit)];
      const sum = (given: { refund: Money; credit: Money }) => given.refund.amount + given.credit.amount;
      const atOnce = sum(dinerCancellation(old));
      const one = quoteChange({
        paid,
        reallyPaid,
        price: euro(second),
        offAnew: euro(coupon === 0 ? 0 : off),
        ifCancelled: dinerCancellation(old),
        smallestCharge: 50,
      });
      const moved = { settings: old.settings, paidAt: old.now };
      const two = quoteChange({
        paid: one.price,
        reallyPaid: euro(one.carriedPaid.amount + one.toPay.amount),
        price: euro(third),
        offAnew: euro(coupon === 0 ? 0 : offAgain),
        ifCancelled: cancelChanged(one, { ...moved, mealInstant: meal + b, now: old.now }),
        smallestCharge: 50,
      });
      const end = cancelChanged(two, { ...moved, mealInstant: meal + b + c, now: old.now });
      const given = sum(one) + sum(two) + sum(end);
      expect(given).toBeLessThanOrEqual(atOnce + one.toPay.amount + two.toPay.amount);
      const sums = [one, two].flatMap((quote) => Object.values(amounts(quote)));
      expect(Math.min(...sums, end.refund.amount, end.credit.amount, end.topUpOnResale.amount)).toBeGreaterThanOrEqual(
        0,
      );
      expect(sum(end) + end.topUpOnResale.amount).toBeLessThanOrEqual(two.price.amount);
      for (const quote of [one, two])
        expect(quote.refundMax.amount + quote.creditMax.amount).toBeLessThanOrEqual(quote.carriedPaid.amount);
    }),
    { numRuns: 2000 },
  );
});
