/** ISO 4217, currencies with hundredths only. */
export type Currency = string;

/** Integer minor units (cents) with their currency. */
export type Money = { amount: number; currency: Currency };

export function zero(currency: Currency): Money {
  return { amount: 0, currency };
}

/** Throws a RangeError on two currencies or an amount that is not a safe integer: both are bugs, never input. */
export function add(a: Money, b: Money): Money {
  return money(a.amount + b.amount, sameCurrency(a, b));
}

/** `a − b`, which may be negative. Throws as `add` does. */
export function subtract(a: Money, b: Money): Money {
  return money(a.amount - b.amount, sameCurrency(a, b));
}

/** `percent` (an integer) of a sum, halves rounded up: 50 % of 9 cents is 5. */
export function percentOf(of: Money, percent: number): Money {
  return money(Math.floor((of.amount * percent + 50) / 100), of.currency);
}

function sameCurrency(a: Money, b: Money): Currency {
  if (a.currency !== b.currency) throw new RangeError(`cannot mix ${a.currency} and ${b.currency}`);
  return a.currency;
}

function money(amount: number, currency: Currency): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not an amount in minor units: ${amount}`);
  return { amount, currency };
}
