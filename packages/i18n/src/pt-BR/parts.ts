import type { Overlay } from '../overlay.ts';
import type { parts as pt } from '../pt/parts.ts';

export const parts: Overlay<typeof pt> = {
  waived: 'Por conta da Metade',
  coupon: 'Cupom',
  couponNamed: (code: string) => `Cupom ${code}`,
  couponApplied: (code: string) => `Cupom ${code} aplicado`,
  haveCoupon: 'Você tem um cupom?',
  couponCode: 'Código do cupom',
  confirming: 'Confirmando',
  creditBack: (sum: string) => `Desse valor, ${sum} são o crédito que você usou; ele mantém o prazo.`,
  remove: (what: string) => `Remover: ${what}`,
  removeShort: 'Remover',
  useFreeVoucher: (n: number) =>
    n === 1 ? 'Usar um voucher grátis (você tem 1)' : `Usar um voucher grátis (você tem ${n})`,
  refundRule: (day: string, time: string) =>
    `Cancele até ${day}, às ${time}, e tudo é devolvido da forma como foi pago.`,
};
