import type { Overlay } from '../overlay.ts';
import type { change as pt } from '../pt/change.ts';

export const change: Overlay<typeof pt> = {
  hint: 'Outro horário, outro dia, outra mesa. Você vê a diferença antes de decidir.',
  pickTime: 'Escolha um horário para ver a diferença.',
  payMore: (price: string) => `Você paga mais ${price}.`,
  backToCard: (price: string) => `${price} voltam para seu cartão.`,
  asCredit: (price: string) => `${price} entram no seu crédito.`,
  costsNothing: 'Sem custo.',
  kept: (price: string) => `${price} da diferença não são devolvidos, como se você cancelasse neste momento.`,
  offCarried: (price: string) => `Um desconto que você já tinha continua pagando ${price} desta reserva.`,
  waived: (price: string) => `Faltavam ${price}, que ficam por nossa conta.`,
  offLost: (price: string) => `${price} da diferença vinham de um desconto e não são devolvidos em dinheiro.`,
  topUp: (price: string) => `Se a mesa antiga for vendida de novo, você recebe mais ${price} em crédito.`,
  yourTable: 'Sua mesa',
  reviewNote: 'O restaurante precisa confirmar. Até lá, sua reserva fica como está.',
  standsNote: 'Até a nova mesa ser confirmada, sua reserva fica como está.',
  replaces: (when: string) =>
    `Ela substitui sua reserva de ${when}, que continua válida até a nova ser confirmada e paga.`,
  stands: (when: string) => `Sua reserva de ${when} continua válida.`,
  moved: 'Esta reserva foi alterada em outra janela. Sua última alteração não foi feita: veja aqui como está.',
};
