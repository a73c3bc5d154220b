import type { Overlay } from '../overlay.ts';
import type { board as pt } from '../pt/panel-board.ts';

export const board: Overlay<typeof pt> = {
  queues: {
    disputes: { name: 'Não comparecimentos contestados' },
    flagged: { name: 'Avaliações e fotos sinalizadas' },
    refunds: { name: 'Reembolsos a aprovar' },
    gifts: { name: 'Presentes a aprovar' },
    erasures: { name: 'Pessoas a excluir' },
    registrations: { name: 'Restaurantes a aprovar' },
    proposals: { name: 'Nomes e endereços a aprovar' },
    leads: { name: 'Contatos a seguir' },
    failed_refunds: { name: 'Reembolsos com falha' },
    payments: { name: 'Pagamentos e reembolsos com falha' },
    mails: { name: 'Mensagens com falha' },
    jobs: { name: 'Tarefas com falha' },
  },
  waiting: (n: number) => `${n} esperando`,
  ending: (n: number) => `${n} acabando`,
  waits: 'Esperando por nós',
  nothing: 'Nada esperando',
  stale: 'Sem conexão: o que você vê pode já não estar atual.',
  takeOver: (name: string) => `Está com ${name}. Ficar com este mesmo assim?`,
  letGo: 'Soltar',
  walkDone: 'Não há mais nada esperando. Bom trabalho!',
  toLog: 'Ver o histórico',
  undoLate: 'Mudou nesse meio-tempo: veja o histórico.',
  honourNote: (claims: string, meals: string) => `${claims} reclamações aceitas em ${meals} refeições, 13 semanas`,
  keys: { text: 'Em todas as listas, quando você não está digitando.', search: 'Ir para a busca' },
};
