import type { Overlay } from '../overlay.ts';
import type { calendar as pt } from '../pt/panel-calendar.ts';

export const calendar: Overlay<typeof pt> = {
  text: 'O que muda em um dia, além da semana normal do mapa de mesas.',
  reason: 'Motivo (só para a equipe)',
  save: 'Salvar dia',
  saved: (day: string) => `Salvo: ${day}.`,
  standing: (n: number): string =>
    n === 1
      ? 'Há 1 reserva no que está fechado. Ela continua valendo, a não ser que você cancele:'
      : `Há ${n} reservas no que está fechado. Elas continuam valendo, a não ser que você cancele:`,
  conflictTitle: 'Alguém da equipe mudou este dia.',
  conflictNow: (now: string) => `Agora está salvo: ${now}. O que você escreveu continua aqui.`,
  takeTheirs: 'Ficar com o que está salvo',
  next: 'Próximo mês',
  pauseText: 'Até lá nenhuma mesa é vendida. As reservas feitas continuam valendo.',
  range: { reason: 'Motivo do fechamento, para a equipe' },
  managePause: 'Gerenciar a pausa',
  pauseUntil: 'Pausar até lá',
  resumed: 'As mesas estão à venda de novo.',
  missing: 'Escolha o dia e o horário.',
  inSpan: (n: number): string =>
    n === 0
      ? 'Até lá não há reservas.'
      : n === 1
        ? 'Até lá há 1 reserva: continua valendo, e depois você decide sobre ela.'
        : `Até lá há ${n} reservas: continuam valendo, e depois você decide sobre cada uma.`,
  inPause: (n: number): string =>
    n === 1
      ? '1 reserva cai dentro da pausa e continua valendo:'
      : `${n} reservas caem dentro da pausa e continuam valendo:`,
};
