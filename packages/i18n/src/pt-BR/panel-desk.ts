import type { Overlay } from '../overlay.ts';
import type { desk as pt } from '../pt/panel-desk.ts';
import { securityEvents } from './security-events.ts';

export const desk: Overlay<typeof pt> = {
  refundLimit: (limit: string) => `Acima de ${limit} no total, outro administrador precisa aprovar.`,
  isAsked: (sum: string, limit: string) =>
    `Com ${sum}, passa de ${limit}: volta para o cartão quando outro administrador aprovar.`,
  search: 'Buscar',
  securityLog: 'Registro de segurança',
  securityEvents,
  log: 'Registro de alterações',
  registration: 'Cadastro e histórico',
  address: 'Endereço',
  team: 'Equipe',
  logHint: 'Fica no registro de alterações.',
  groups: {
    franchisee: 'Licenciatário',
  },
  noBookingUntil: 'Sem poder reservar, por não comparecimento, até',
  unblockText: 'A pessoa pode entrar de novo com a senha anterior.',
  dispute: 'Não comparecimento contestado',
  byCoupon: 'Cupom',
  paymentFailures: {
    expired_card: 'O cartão está vencido',
  },
  refundWrong: (left: string) => `Digite uma quantia até ${left}.`,
  nothingToRefund:
    'Não há nada para devolver: nada foi pago com cartão, tudo já foi devolvido ou a reserva ainda está ativa e precisa ser cancelada antes.',
  disputesText: 'Clientes que dizem que foram. Até a decisão, o não comparecimento não conta.',
  disputeStates: {
    rejected: 'O não comparecimento foi mantido',
    upheld: 'O cliente tinha razão',
  },
  markedAt: 'Não comparecimento marcado',
  disputes: 'Não comparecimentos contestados',
  figures: ({ ahead, all, no_shows }: { ahead: number; all: number; no_shows: number }) =>
    `${ahead} por vir, ${all} no total, ${no_shows} não comparecimentos`,
  orderStates: { no_show: 'Não comparecimento', awaiting_restaurant: 'Aguardando o restaurante' },
  hidden: 'Oculto',
  hide: 'Ocultar do site',
  hideText: 'Ninguém encontra nem reserva. As reservas existentes são mantidas.',
  showText: 'Volta a ser encontrado e reservado.',
  isHidden: 'Oculto.',
  isShown: 'Está de volta ao site.',
  pause: 'Pausar',
  pauseText: 'A página continua; as mesas não são vendidas. As reservas existentes são mantidas.',
  open: 'Encerrar a pausa',
  noneText: 'Digite menos palavras ou remova um filtro.',
  blockText:
    'Encerra a sessão em todos os lugares, e a pessoa não entra nem reserva mais. As reservas existentes são mantidas até alguém cancelar.',
  endSessions: 'Encerrar sessões',
  endSessionsText: 'Encerra a sessão em todos os dispositivos; a pessoa pode entrar de novo.',
  sessionsEnded: 'Todas as sessões foram encerradas.',
  cancelText: 'Tudo o que foi pago é devolvido, com um voucher grátis. O cliente e o restaurante são avisados.',
  uphold: 'Dar razão ao cliente',
  disputeHelp: 'Dar razão transforma a reserva em uma chegada na hora. O restaurante vê o resultado no histórico.',
  noBill: 'A imagem não chegou. Tente de novo.',
  actors: { admin: 'administração' },
  rejectDispute: 'Manter o não comparecimento',
  claimRequest: 'Reclamação para aceitar',
  claimRequestHelp:
    'Ao aprovar, a reclamação é aceita: a taxa de reserva é devolvida, a garantia vira crédito e o cliente é avisado.',
  claimStates: {
    accepted: 'Aceita',
    rejected: 'Recusada',
  },
  logText: 'O que proprietários, equipes e administração mudaram. Nada aqui é apagado.',
};
