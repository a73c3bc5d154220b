import type { Overlay } from '../overlay.ts';
import type { desk as pt } from '../pt/panel-desk.ts';
import { securityEvents } from './security-events.ts';

export const desk: Overlay<typeof pt> = {
  search: 'Buscar',
  securityEvents,
  log: 'Cadastro de alterações',
  registration: 'Cadastro e histórico',
  address: 'Endereço',
  team: 'Equipe',
  logHint: 'Fica no cadastro de alterações.',
  unblockText: 'Volta a entrar com a senha de antes.',
  endSessionsText: 'Sai de todos os dispositivos; pode voltar a entrar.',
  byCoupon: 'Cupom',
  paymentFailures: {
    expired_card: 'O cartão está vencido',
  },
  claimStates: {
    accepted: 'Aceito',
  },
  claimFee: 'Crédito se for aceito',
  logText: 'O que donos, equipes e administração mudaram. Nada aqui se apaga.',
};
