import type { PersonRequest } from '@metade/contracts/person-requests.ts';
import { rewards } from './rewards.ts';

type Kind = PersonRequest['kind'];
const vouchers = (n: number): string => (n === 1 ? '1 voucher grátis' : `${n} vouchers grátis`);

/** What admins know of a person and do for them, and what waits for a second admin. */
export const person = {
  requests: 'Pedidos por aprovar',
  requestsText:
    'Ofertas acima do limite e dados a apagar, pedidos por outro administrador. Ninguém decide o que pediu.',
  kinds: { credit: 'Crédito', vouchers: 'Vouchers grátis', erase: 'Apagar a pessoa' } as Record<Kind, string>,
  states: { open: 'Por decidir', approved: 'Aprovado', rejected: 'Rejeitado', expired: 'Caducado' } as Record<
    PersonRequest['state'],
    string
  >,
  vouchers,
  approve: (what: string) => `Dar ${what}`,
  approveErasure: 'Apagar a pessoa',
  reject: 'Rejeitar',
  eraseOnce:
    'Ao aprovar, as reservas futuras são canceladas segundo as regras e tudo o que a pessoa tem perde-se. Não se desfaz.',
  rejectHint: 'Só para rejeitar. Fica no registo de alterações.',
  giftHelp: 'Ao aprovar, a pessoa recebe a oferta de imediato.',
  ownRequest: 'Foi um pedido seu: decide outro administrador.',
  notYours: { gift: 'Decide um administrador das finanças.', erase: 'Decide um administrador do apoio.' },
  decided: (name: string, state: string) => `${name}: ${state}.`,

  balances: 'Saldos',
  credit: 'Crédito',
  none: 'Nenhum',
  freeVouchers: 'Vouchers grátis',
  points: 'Pontos',
  secondFactor: 'Segundo passo',
  on: 'Ativo',
  off: 'Não configurado',
  given: 'Movimentos do crédito',
  creditReasons: rewards.reasons.credit as Readonly<Record<string, string>>,
  coupons: 'Cupões usados',
  reviews: 'Avaliações',
  mails: 'Mensagens enviadas',
  mailStates: { sent: 'Enviada', failed: 'Falhou', waiting: 'A enviar' } as Record<
    'sent' | 'failed' | 'waiting',
    string
  >,
  resend: 'Enviar outra vez',
  resendOf: (subject: string) => `Enviar outra vez: ${subject}`,
  isResent: 'Mensagem enviada outra vez.',
  sessions: 'Sessões abertas',
  unknownDevice: 'Dispositivo desconhecido',
  seen: (moment: string) => `Visto: ${moment}`,
  end: 'Terminar',
  endOf: (device: string) => `Terminar a sessão: ${device}`,
  endTitle: 'Terminar esta sessão',
  isEnded: 'Sessão terminada.',
  notes: 'Notas da equipa',
  notesText: 'A pessoa pode pedir para as ver.',
  note: 'Nova nota',
  addNote: 'Guardar nota',
  noteMissing: 'Escreva a nota.',
  isNoted: 'Nota guardada.',

  help: 'Ajudar esta pessoa',
  confirmEmail: 'Confirmar o e-mail',
  confirmEmailText: 'Só quando sabe que o endereço é mesmo desta pessoa.',
  isConfirmed: 'E-mail confirmado.',
  changeEmail: 'Mudar o e-mail',
  changeEmailText: 'Enviamos uma ligação para o novo endereço. A conta só muda quando a pessoa a abrir.',
  newEmail: 'Novo e-mail',
  emailMissing: 'Introduza um e-mail, por exemplo ana@exemplo.pt.',
  sendLink: 'Enviar ligação',
  linkSent: (email: string) => `Ligação enviada para ${email}.`,
  export: 'Exportar os dados',
  exportText: 'Tudo o que guardamos sobre a pessoa, exceto os cartões, para um pedido previsto na lei.',
  exportDo: 'Descarregar',
  isExported: 'Dados descarregados.',
  exportFile: (name: string) => `dados-${name}.json`,
  erase: 'Apagar a pessoa',
  eraseText:
    'As reservas futuras são canceladas segundo as regras. Crédito, pontos e vouchers perdem-se, e a pessoa deixa de poder entrar. Outro administrador tem de aprovar; depois não se desfaz.',
  eraseAsk: 'Pedir para apagar',
  eraseAsked: 'Pedido feito: outro administrador decide.',
  reasonHint: 'Fica no registo de alterações.',

  give: 'Dar crédito ou vouchers',
  giveText: (limit: string) =>
    `Acima de ${limit}, contando os últimos 30 dias, um segundo administrador tem de aprovar.`,
  what: 'O quê',
  amount: (currency: string) => `Valor (${currency})`,
  amountWrong: 'Introduza um valor, por exemplo 5,00.',
  currency: 'Moeda',
  count: 'Quantos vouchers',
  countWrong: 'Introduza um número de 1 a 20.',
  giveDo: 'Dar',
  isGiven: (what: string) => `Dado: ${what}.`,
  isAsked: (what: string, limit: string) =>
    `${what}: mais de ${limit} em 30 dias, fica à espera de um segundo administrador.`,
  waits: (kind: string) => `À espera de um segundo administrador: ${kind}`,

  cancelFor: 'Cancelar pelo cliente',
  cancelForText: (rule: string) => `Como se o cliente cancelasse agora, segundo as regras (${rule}).`,
  notPaid: 'ainda sem pagamento',
  toCard: 'Para o cartão',
  asCredit: 'Como crédito',
  nothingBack: 'Não há nada a devolver.',
  cancelDo: 'Cancelar a reserva',
  cancelToCard: (sum: string) => `Cancelar, ${sum} no cartão`,
  cancelToCredit: (sum: string) => `Cancelar, ${sum} em crédito`,
  isCancelled: 'Cancelada segundo as regras; o cliente foi avisado.',
};
