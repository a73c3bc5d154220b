import type { Overlay } from '../overlay.ts';
import type { parts as pt } from '../pt/parts.ts';

export const parts: Overlay<typeof pt> = {
  coupon: 'Cupom',
  couponNamed: (code: string) => `Cupom ${code}`,
  couponApplied: (code: string) => `Cupom ${code} aplicado`,
  haveCoupon: 'Você tem um cupom?',
  couponCode: 'Código do cupom',
  confirming: 'Confirmando',
  creditBack: (sum: string) => `Dos quais ${sum} são o crédito que usou; mantém seu prazo.`,
};
