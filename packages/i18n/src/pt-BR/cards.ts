import type { Overlay } from '../overlay.ts';
import type { cards as pt } from '../pt/cards.ts';

export const cards: Overlay<typeof pt> = {
  byCurrency: 'Cada cartão paga apenas nas moedas indicadas. Em outra moeda, informe um cartão ao pagar.',
  title: 'Seus cartões',
  text: 'Só cartões de crédito. O número fica no serviço de pagamento; nós guardamos só o nome, a validade e os últimos quatro dígitos.',
  none: 'Você ainda não salvou nenhum cartão.',
  full: (max: number) => `Você tem ${max} cartões, o máximo. Remova um para adicionar outro.`,
  expired: (expiry: string) => `Vencido desde ${expiry}`,
  done: {
    saved: 'O cartão foi salvo. O valor de validação foi liberado.',
    default: 'Este cartão passa a ser o primeiro no pagamento.',
    givenUp: 'O cartão não foi salvo e nada foi cobrado.',
    removed: 'O cartão foi removido. As reservas pagas com ele continuam como estão.',
  },
  updateText: (card: string) =>
    `${card}: digite os dados de novo com o nome e a validade atuais. Ele substitui o anterior.`,
  name: (brand: string, last4: string) => `${brand} com final ${last4}`,
  remove: 'Remover',
  validation: (sum: string) => `Validamos com ${sum}, devolvidos em seguida.`,
  unreachable: 'O serviço de pagamento não responde. Nada foi cobrado; tente de novo.',
  payWith: 'Com qual cartão você vai pagar?',
  save: (sum: string) => `Validar com ${sum} e salvar`,
  saving: 'Perguntando ao banco',
  waiting: (card: string) =>
    `${card}: seu banco está esperando sua confirmação. O cartão só é salvo depois disso; até lá nada é cobrado.`,
  needsScript:
    'Para adicionar um cartão, o navegador precisa permitir JavaScript: o número vai direto ao serviço de pagamento.',
  keep: (sum: string) => `Salvar para a próxima. Validamos com ${sum}, devolvidos em seguida.`,
};
