import type { Worded } from '../locale.ts';

/** Groups of questions, in order. */
export const faqGroups = ['start', 'booking', 'restaurant', 'money'] as const;
export type FaqGroup = (typeof faqGroups)[number];

export const faqGroupNames: Record<FaqGroup, Worded<string>> = {
  start: { en: 'Getting started', es: 'Para empezar', pt: 'Para começar' },
  booking: { en: 'Your booking', es: 'Su reserva', pt: 'A sua reserva', 'pt-BR': 'Sua reserva' },
  restaurant: { en: 'At the restaurant', es: 'En el restaurante', pt: 'No restaurante' },
  money: { en: 'Payments, points and credit', es: 'Pagos, puntos y crédito', pt: 'Pagamentos, pontos e crédito' },
};

export const isFaqGroup = (group: unknown): group is FaqGroup => faqGroups.includes(group as FaqGroup);

/** Of a first question, by its id. */
export function faqGroupOf(id: string): FaqGroup {
  return (Object.entries(first) as [FaqGroup, string[]][]).find(([, ids]) => ids.includes(id))?.[0] ?? 'start';
}

const first: Record<FaqGroup, string[]> = {
  start: ['how-it-works', 'what-is-included', 'price', 'pay-the-bill', 'people'],
  booking: ['hold', 'confirmation', 'cancel', 'restaurant-cancels', 'change', 'waiting-list'],
  restaurant: ['late', 'voucher', 'not-applied', 'no-show'],
  money: ['cards', 'points', 'credit'],
};
