import type { Overlay } from '../overlay.ts';
import type { money as pt } from '../pt/panel-money.ts';

export const money: Overlay<typeof pt> = {
  text: 'Onde os movimentos do processador de pagamentos e o nosso registro não são iguais até o centavo. O que depois passar a bater sai daqui sozinho.',
  states: { open: 'A esclarecer' },
  kinds: { missing_there: 'Só no nosso registro' },
  meaning: { missing_here: 'O processador movimentou este dinheiro e o nosso registro não o conhece.' },
  of: { refund: 'Reembolso' },
  ours: 'No nosso registro',
  explainText: 'A explicação fica no registro. Se a diferença mudar, ela reabre.',
  asked: 'Comparando: o resultado aparece em instantes.',
  refunds: 'Reembolsos',
};
