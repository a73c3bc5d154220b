import type { Overlay } from '../overlay.ts';
import type { lists as pt } from '../pt/panel-lists.ts';

export const lists: Overlay<typeof pt> = {
  csv: 'Baixar CSV',
  preparing: 'Preparando…',
  saved: (rows: string) => `Arquivo salvo, com ${rows} linhas.`,
  cutOff: 'O arquivo chegou incompleto e não foi salvo. Tente de novo.',
  filters: {
    title: 'Filtros salvos',
    save: 'Salvar filtro',
    saveTitle: 'Salvar este filtro',
    nameHint: 'Só você o vê.',
    saved: (name: string) => `Filtro “${name}” salvo.`,
    manage: 'Gerenciar filtros salvos',
    rename: 'Renomear',
    renameOf: (name: string) => `Renomear “${name}”`,
    renamed: (name: string) => `Agora o filtro se chama “${name}”.`,
    remove: 'Excluir',
    removeOf: (name: string) => `Excluir “${name}”`,
    removed: (name: string) => `Filtro “${name}” excluído.`,
  },
  bulk: {
    pick: (name: string) => `Selecionar ${name}`,
    all: 'Selecionar todos os desta página',
    running: (done: number, all: number) => `Aprovando: ${done} de ${all}…`,
    done: (n: number, left: number): string =>
      `${n} ${n === 1 ? 'aprovado' : 'aprovados'}${left > 0 ? `; ${left} não aprovados, com o motivo` : ''}.`,
    changed: 'Mudou desde que você abriu a lista. Veja de novo antes de aprovar.',
  },
  columns: { amount: 'Valor' },
  licence: { leadsDue: 'Contatos em atraso' },
  files: { registrations: 'cadastros', log: 'historico', leads: 'contatos', coupons: 'cupons' },
};
