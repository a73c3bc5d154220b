import type { Overlay } from '../overlay.ts';
import type { waiterPin as pt } from '../pt/panel-waiter-pin.ts';

export const waiterPin: Overlay<typeof pt> = {
  title: 'PIN do garçom',
  text: 'Com quatro dígitos, um garçom usa o voucher no celular do cliente, sem leitor. Cinco erros bloqueiam o voucher para o PIN.',
  hint: 'Quatro dígitos',
  bad: 'Digite quatro dígitos.',
  saved: 'O PIN está definido. Avise os garçons.',
  unlocked: (name: string): string => `${name}: dá para tentar o PIN de novo`,
};
