import type { Overlay } from '../overlay.ts';
import type { cardDisputes as pt } from '../pt/panel-card-disputes.ts';

export const cardDisputes: Overlay<typeof pt> = {
  text: 'Pagamentos que o titular do cartão contestou no banco e avisos de fraude. Responda a cada um uma única vez e dentro do prazo.',
  lists: { open: 'A decidir', waiting: 'Aguardando o banco' },
  states: { needs_answer: 'Aguardando resposta' },
  gift: 'Vale-presente',
  giftOpen: 'ainda não usado',
  evidenceText:
    'Preenchidas com o que sabemos da reserva. Corrija o que for preciso: o banco lê exatamente este texto. O endereço IP do pagamento não está aqui porque não o guardamos.',
  fields: {
    activity: 'O que mostra que foi usado',
    policy: 'Condições aceitas',
    words: 'Algo mais que o banco deva saber',
  },
  decisions: { accepted: 'Perda aceita' },
  consequence: {
    answered: (sum: string) =>
      `As provas são enviadas uma única vez e não podem ser corrigidas depois. Até o banco decidir, ${sum} fica fora do nosso saldo; se perdermos, fica com o titular.`,
    answeredInquiry:
      'As provas são enviadas uma única vez e não podem ser corrigidas depois. Se não convencerem o banco, a pergunta vira uma contestação.',
    accepted: (sum: string) =>
      `${sum} fica com o titular e a taxa do processador não volta. Se a refeição ainda não aconteceu, a reserva é cancelada e a mesa fica livre.`,
    refunded: (sum: string) =>
      `${sum} volta agora para o cartão, antes de haver contestação. Se a refeição ainda não aconteceu, a reserva é cancelada e a mesa fica livre.`,
  },
  note: 'Nota para o registro',
  waits: 'Aguardando a decisão do banco.',
  evidence: {
    gift: (sum: string, to: string) => `Vale-presente de ${sum} para ${to}, enviado por e-mail.`,
    noShow: (at: string) => `${at}: o restaurante registrou que ninguém compareceu.`,
    giftSent: (at: string) => `${at}: vale-presente enviado ao destinatário.`,
    giftRedeemed: (at: string) => `${at}: vale-presente usado como crédito.`,
    terms: (version: string, at: string) =>
      `O cliente aceitou os termos de uso, versão ${version}, ao pagar (${at}). Eles dizem quando uma reserva cancelada é reembolsada, e o valor exato foi mostrado antes do pagamento.`,
    how: { pin: 'PIN do garçom' },
  },
};
