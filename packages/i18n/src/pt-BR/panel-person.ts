import type { Overlay } from '../overlay.ts';
import type { person as pt } from '../pt/panel-person.ts';
import { rewards } from './rewards.ts';

export const person: Overlay<typeof pt> = {
  requests: 'Pedidos a aprovar',
  requestsText:
    'Presentes acima do limite e dados a excluir, pedidos por outro administrador. Ninguém decide o que pediu.',
  kinds: { erase: 'Excluir a pessoa' },
  states: { open: 'A decidir', expired: 'Vencido' },
  approveErasure: 'Excluir a pessoa',
  eraseOnce:
    'Ao aprovar, as reservas futuras são canceladas conforme as regras e tudo o que a pessoa tem se perde. Não dá para desfazer.',
  rejectHint: 'Só para rejeitar. Fica no registro de alterações.',
  giftHelp: 'Ao aprovar, a pessoa recebe o presente na hora.',
  ownRequest: 'Foi você que pediu: outro administrador decide.',
  notYours: { gift: 'Um administrador das finanças decide.', erase: 'Um administrador do suporte decide.' },
  creditReasons: rewards.reasons?.credit ?? {},
  coupons: 'Cupons usados',
  mailStates: { waiting: 'Enviando' },
  resend: 'Enviar de novo',
  resendOf: (subject: string) => `Enviar de novo: ${subject}`,
  isResent: 'Mensagem enviada de novo.',
  sessions: 'Sessões abertas',
  end: 'Encerrar',
  endOf: (device: string) => `Encerrar a sessão: ${device}`,
  endTitle: 'Encerrar esta sessão',
  isEnded: 'Sessão encerrada.',
  notes: 'Notas da equipe',
  notesText: 'A pessoa pode pedir para vê-las.',
  addNote: 'Salvar nota',
  isNoted: 'Nota salva.',
  confirmEmailText: 'Só quando você sabe que o endereço é mesmo desta pessoa.',
  changeEmailText: 'Enviamos um link para o novo endereço. A conta só muda quando a pessoa o abrir.',
  emailMissing: 'Digite um e-mail, por exemplo ana@exemplo.com.br.',
  sendLink: 'Enviar link',
  linkSent: (email: string) => `Link enviado para ${email}.`,
  exportDo: 'Baixar',
  isExported: 'Dados baixados.',
  erase: 'Excluir a pessoa',
  eraseText:
    'As reservas futuras são canceladas conforme as regras. Crédito, pontos e vouchers se perdem, e a pessoa não pode mais entrar. Outro administrador precisa aprovar; depois não dá para desfazer.',
  eraseAsk: 'Pedir a exclusão',
  reasonHint: 'Fica no registro de alterações.',
  giveText: (limit: string) =>
    `Acima de ${limit}, contando os últimos 30 dias, um segundo administrador precisa aprovar.`,
  amountWrong: 'Digite um valor, por exemplo 5,00.',
  countWrong: 'Digite um número de 1 a 20.',
  isAsked: (what: string, limit: string) =>
    `${what}: mais de ${limit} em 30 dias, fica esperando um segundo administrador.`,
  waits: (kind: string) => `Esperando um segundo administrador: ${kind}`,
  cancelForText: (rule: string) => `Como se o cliente cancelasse agora, conforme as regras (${rule}).`,
  isCancelled: 'Cancelada conforme as regras; o cliente foi avisado.',
};
