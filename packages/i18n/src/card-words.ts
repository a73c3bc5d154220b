import type { Card } from '@metade/contracts/cards.ts';
import type { DinerMessages } from './pt/diner.ts';

/** "Visa que acaba em 4242". */
export function cardName(card: Pick<Card, 'brand' | 'last4'>, m: DinerMessages): string {
  return m.cards.name(brandName(card.brand), card.last4);
}

export const brandName = (brand: string): string => BRANDS[brand] ?? brand;

/** The card's expiry, past or future. */
export function cardExpiry(card: Card, m: DinerMessages): string {
  const expiry = `${String(card.exp_month).padStart(2, '0')}/${String(card.exp_year % 100).padStart(2, '0')}`;
  return card.expired ? m.cards.expired(expiry) : m.cards.validUntil(expiry);
}

const BRANDS: Partial<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  elo: 'Elo',
  hipercard: 'Hipercard',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
};
