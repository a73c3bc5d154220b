import type { Overlay } from '../overlay.ts';
import type { desk as pt } from '../pt/panel-desk.ts';
import { securityEvents } from './security-events.ts';

export const desk: Overlay<typeof pt> = {
  search: 'Buscar',
  securityLog: 'Registro de segurança',
  securityEvents,
  log: 'Cadastro de alterações',
  registration: 'Cadastro e histórico',
  address: 'Endereço',
  team: 'Equipe',
  logHint: 'Fica no cadastro de alterações.',
  groups: {
    franchisee: 'Licenciado',
  },
  noBookingUntil: 'Sem poder reservar, por ausência, até',
  unblockText: 'Você pode voltar a entrar com a senha anterior.',
  dispute: 'Não comparecimento contestada',
  byCoupon: 'Cupom',
  paymentFailures: {
    expired_card: 'O cartão está vencido',
  },
  refundWrong: (left: string) => `Digite uma quantia até ${left}.`,
  nothingToRefund:
    'Não há nada para devolver: nada foi pago com cartão, já voltou tudo, ou a reserva ainda está ativa e precisa ser cancelada antes.',
  disputesText: 'Clientes que dizem que foram. Até ser decidido, a ausência não conta.',
  disputeStates: {
    rejected: 'A ausência manteve-se',
  },
  markedAt: 'Não comparecimento marcada',
  rejectDispute: 'Manter a ausência',
  claimStates: {
    accepted: 'Aceito',
  },
  claimFee: 'Crédito se for aceito',
  logText: 'O que donos, equipes e administração mudaram. Nada aqui se apaga.',
};
