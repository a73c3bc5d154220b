import type { Overlay } from '../overlay.ts';
import type { failedRefunds as pt } from '../pt/panel-failed-refunds.ts';

export const failedRefunds: Overlay<typeof pt> = {
  title: 'Reembolsos com falha',
  text: 'Reembolsos que o banco do cliente devolveu: ainda devemos esse dinheiro. Decida cada um uma única vez; o cliente é avisado por e-mail.',
  lists: { open: 'A decidir' },
  states: { failed: 'Devolvido pelo banco: a pagar' },
  tries: 'Tentativas com falha',
  gift: 'Vale-presente',
  ways: {
    retried: (sum: string) =>
      `Enviar ${sum} de novo para o mesmo cartão. Só funciona se o cartão voltar a ficar ativo; se o banco devolver outra vez, aparece aqui de novo.`,
    transferred: (sum: string) =>
      `Já transferi ${sum} para a conta bancária do cliente. A transferência é feita fora da Metade; aqui fica a referência, que o cliente recebe por e-mail.`,
  },
  note: 'Nota para o registro',
  disputed:
    'O mesmo pagamento está contestado: aguarde a decisão do banco, que pode devolver o dinheiro por conta própria.',
  noAccount: 'A conta do cliente foi excluída: não é possível dar crédito.',
};
