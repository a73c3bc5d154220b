import validator from 'card-validator';
import { z } from 'zod';
import { type Behaviour, sentinelOf } from './sentinel-cards.ts';
import type { Brand, Card } from './wire.ts';

export type CardFormRefusal = {
  code: 'invalid_number' | 'brand_not_accepted' | 'invalid_expiry' | 'expired_card' | 'invalid_cvc' | 'invalid_holder';
  field: keyof z.infer<typeof cardFormSchema>;
};

/** What the browser sends. The year has two or four digits. */
export const cardFormSchema = z.object({
  number: z.string().max(40),
  expMonth: z.coerce.number().int(),
  expYear: z.coerce.number().int(),
  cvc: z.string().max(8),
  holder: z.string().max(200),
});

/** The card without its number and code, or the first thing wrong with the form. */
export function readCardForm(
  form: z.infer<typeof cardFormSchema>,
  now: Date,
): { card: Omit<Card, 'token'>; behaviour: Behaviour } | { refusal: CardFormRefusal } {
  const number = form.number.replace(/[\s-]/g, '');
  const checked = /^\d{12,19}$/.test(number) ? validator.number(number) : null;
  if (!checked?.isValid || !checked.card) return refuse('invalid_number', 'number');
  const brand = brands[checked.card.type];
  if (!brand) return refuse('brand_not_accepted', 'number');

  const expYear = form.expYear < 100 ? 2000 + form.expYear : form.expYear;
  if (form.expMonth < 1 || form.expMonth > 12) return refuse('invalid_expiry', 'expMonth');
  if (expYear > now.getUTCFullYear() + 30) return refuse('invalid_expiry', 'expYear');
  if (isExpired({ expMonth: form.expMonth, expYear }, now)) return refuse('expired_card', 'expYear');

  if (!new RegExp(`^\\d{${checked.card.code.size}}$`).test(form.cvc)) return refuse('invalid_cvc', 'cvc');

  // No digits: a number typed into the wrong field would otherwise be stored.
  const holder = form.holder.trim().replace(/\s+/g, ' ');
  if (holder.length < 2 || holder.length > 80 || /\p{Nd}/u.test(holder)) return refuse('invalid_holder', 'holder');

  const { funding, behaviour } = sentinelOf(number);
  return {
    card: { brand, last4: number.slice(-4), expMonth: form.expMonth, expYear, holder, funding },
    behaviour,
  };
}

/** A card is good until the last moment (UTC) of the month it shows. */
export function isExpired(card: { expMonth: number; expYear: number }, now: Date): boolean {
  return now.getTime() >= Date.UTC(card.expYear, card.expMonth, 1);
}

const brands: Record<string, Brand> = {
  visa: 'visa',
  mastercard: 'mastercard',
  'american-express': 'amex',
  elo: 'elo',
  hipercard: 'hipercard',
  'diners-club': 'diners',
  discover: 'discover',
  jcb: 'jcb',
};

function refuse(code: CardFormRefusal['code'], field: CardFormRefusal['field']): { refusal: CardFormRefusal } {
  return { refusal: { code, field } };
}
