import type { Overlay } from '../overlay.ts';
import type { grid as pt } from '../pt/panel-grid.ts';

export const grid: Overlay<typeof pt> = {
  text: 'Semana normal: número de mesas × lugares. Feriados ficam no calendário.',
  time: 'Horário',
  timeNo: (n: number) => `${n}º horário`,
  addTime: 'Outro horário ou tamanho',
  startText: 'Preenche o mapa de mesas inteiro. Nada fica salvo até você salvar.',
  checking: 'Verificando as reservas feitas…',
  previewClosed: 'Nada: este turno está fechado.',
  fixFirst: 'Há um horário a corrigir.',
  removeTime: (time: string) => `Remover as ${time}`,
  unsaved: (n: number): string => (n === 1 ? '1 alteração não salva' : `${n} alterações não salvas`),
  strandedText:
    'Salvar não cancela nenhuma: elas continuam valendo, e os clientes vêm. Cancele só as que você não puder receber.',
  saveKeeping: (n: number): string => (n === 1 ? 'Salvar e manter a reserva' : `Salvar e manter as ${n} reservas`),
  conflictTitle: 'Alguém da equipe salvou o mapa de mesas.',
  versions: { theirs: (tables: string): string => `O que está salvo: ${tables}` },
  theirs: (cell: string, tables: string) => `${cell}, salvo: ${tables}`,
  takeTheirs: 'Descartar o meu',
  issues: {
    outside_period:
      'Este horário não é deste turno: manhã a partir das 05:00, tarde a partir das 12:00, noite a partir das 18:00.',
    slot_twice: 'Este horário já existe neste turno.',
    no_tables: 'Este horário não tem mesas. Coloque pelo menos uma ou remova o horário.',
  },
};
