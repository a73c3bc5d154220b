import validator from 'card-validator';

export interface CardInput {
  number: string;
  expiry: string;
  cvc: string;
  holder: string;
}

export type CardErrorCode =
  | 'invalid_number'
  | 'brand_not_accepted'
  | 'invalid_expiry'
  | 'expired_card'
  | 'invalid_cvc'
  | 'invalid_holder'
  | 'debit'
  | 'prepaid'
  | 'unreachable';

export type CardErrors = Partial<Record<keyof CardInput, CardErrorCode>>;

/** Everything wrong with a card that can be checked locally, by field. */
export function checkCard(card: CardInput): CardErrors {
  const errors: CardErrors = {};
  const number = validator.number(digitsOf(card.number));
  if (!number.isValid) errors.number = 'invalid_number';
  if (!validator.expirationDate(card.expiry, 30).isValid)
    errors.expiry = isPast(card.expiry) ? 'expired_card' : 'invalid_expiry';
  if (!validator.cvv(card.cvc, number.card?.code.size ?? [3, 4]).isValid) errors.cvc = 'invalid_cvc';
  if (card.holder.trim().length < 2 || /\p{Nd}/u.test(card.holder)) errors.holder = 'invalid_holder';
  return errors;
}

/** The only possible brand of a (partial) number; null while there are several. */
export function brandOf(number: string): string | null {
  return validator.number(digitsOf(number)).card?.niceType ?? null;
}

/** Digits grouped as on a card of that brand. */
export function groupDigits(text: string): string {
  const digits = digitsOf(text).slice(0, 19);
  const gaps = validator.number(digits).card?.gaps ?? [4, 8, 12, 16];
  return [...digits].map((digit, index) => (gaps.includes(index) ? ` ${digit}` : digit)).join('');
}

/** MM/YY while typing; an unambiguous single-digit month gets its zero. */
export function slashExpiry(text: string): string {
  const [month = '', ...rest] = text.split('/');
  const padded = /^\d$/.test(month.trim()) && (rest.length > 0 || Number(month) > 1) ? `0${month.trim()}` : month;
  const digits = digitsOf(padded + rest.join('')).slice(0, 6);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2).replace(/^20(?=\d\d$)/, '')}` : digits;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** The validator reports neither month nor year when the year is past. */
function isPast(expiry: string): boolean {
  const [, month, year] = /^\s*(0?[1-9]|1[0-2])\s*\/\s*(\d{2}|20\d{2})\s*$/.exec(expiry) ?? [];
  if (month === undefined || year === undefined) return false;
  const full = year.length === 2 ? 2000 + Number(year) : Number(year);
  return Date.UTC(full, Number(month), 1) <= Date.now();
}
