import type { Overlay } from '../overlay.ts';
import type { grid as pt } from '../pt/panel-grid.ts';

export const grid: Overlay<typeof pt> = {
  timeNo: (n: number) => `${n}ª hora`,
  removeTime: (time: string) => `Retirar as ${time}`,
  unsaved: (n: number): string => (n === 1 ? '1 alteração por salvar' : `${n} alterações por salvar`),
  strandedText:
    'Nenhuma é cancelada por salvar: continuam a valer, e os clientes vêm. Cancele só as que não puder receber.',
  saveKeeping: (n: number): string => (n === 1 ? 'Salvar e manter a reserva' : `Salvar e manter as ${n} reservas`),
  conflictTitle: 'Alguém da equipe guardou o mapa de mesas.',
  conflictText: (n: number): string =>
    n === 1
      ? 'O que escreveu está aqui; há 1 horário diferente do que está salvo:'
      : `O que escreveu está aqui; há ${n} horários diferentes do que está salvo:`,
  theirs: (cell: string, tables: string) => `${cell}, salvo: ${tables}`,
  takeTheirs: 'Ficar com o salvo',
};
