import type { Overlay } from '../overlay.ts';
import type { calendar as pt } from '../pt/panel-calendar.ts';

export const calendar: Overlay<typeof pt> = {
  text: 'O que muda em um dia, por cima da semana normal do mapa de mesas.',
  reason: 'Motivo (só para a equipe)',
  save: 'Salvar dia',
  saved: (day: string) => `Salvo: ${day}.`,
  standing: (n: number): string =>
    n === 1
      ? 'Há 1 reserva no que está fechado. Continua valendo, a não ser que a cancele:'
      : `Há ${n} reservas no que está fechado. Continuam a valer, a não ser que as cancele:`,
  conflictTitle: 'Alguém da equipe mudou este dia.',
  conflictNow: (now: string) => `Está agora salvo: ${now}. O que escreveu continua aqui.`,
  takeTheirs: 'Ficar com o salvo',
  inSpan: (n: number): string =>
    n === 0
      ? 'Até lá não há reservas.'
      : n === 1
        ? 'Até lá há 1 reserva: continua valendo, e decide depois sobre ela.'
        : `Até lá há ${n} reservas: continuam a valer, e decide depois sobre cada uma.`,
  inPause: (n: number): string =>
    n === 1
      ? '1 reserva cai dentro da pausa e continua valendo:'
      : `${n} reservas caem dentro da pausa e continuam a valer:`,
};
