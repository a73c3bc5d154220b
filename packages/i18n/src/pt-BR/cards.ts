import type { Overlay } from '../overlay.ts';
import type { cards as pt } from '../pt/cards.ts';

export const cards: Overlay<typeof pt> = {
  title: 'Seus cartões',
  text: 'Só cartões de crédito. O número fica no serviço de pagamento; nós guardamos o nome, a validade e os últimos quatro dígitos.',
  none: 'Você ainda não salvou nenhum cartão.',
  full: (max: number) => `Você tem ${max} cartões, o máximo. Retire um para adicionar outro.`,
  expired: (expiry: string) => `Vencido desde ${expiry}`,
  done: {
    saved: 'O cartão está salvo. O valor de validação foi liberado.',
  },
  updateText: (card: string) =>
    `${card}: digite-o outra vez com o nome e a validade atuais. Fica no lugar do anterior.`,
  save: (sum: string) => `Validar com ${sum} e salvar`,
  saving: 'Perguntando ao banco',
  needsScript:
    'Para adicionar um cartão, o navegador precisa permitir JavaScript: o número vai direto ao serviço de pagamento.',
  keep: (sum: string) => `Salvar para a próxima. Validamos com ${sum}, devolvidos logo a seguir.`,
};
