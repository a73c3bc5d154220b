/** Words of the calendar, and of pausing. */
export const calendar = {
  nav: 'Calendário',
  title: 'Calendário',
  text: 'O que muda num dia, por cima da semana normal do mapa de mesas.',
  previous: 'Mês anterior',
  next: 'Mês seguinte',
  month: 'Mês',
  closed: 'Fechado',
  changed: 'Alterado',
  bookings: (n: number): string => (n === 1 ? '1 reserva' : `${n} reservas`),
  tables: (n: number): string => (n === 1 ? '1 mesa' : `${n} mesas`),
  noTables: 'Sem mesas',
  dayOpen: 'Aberto neste dia',
  dayOpenNo: 'Fechado o dia todo',
  periodOpen: (period: string) => `${period}: aberto`,
  ofWeek: (n: number) => `na semana: ${n}`,
  slot: (time: string, places: number) => `${time}, mesas para ${places}`,
  nothing: 'O mapa de mesas não tem mesas neste dia da semana.',
  toGrid: 'Abrir no mapa de mesas',
  past: 'Este dia já passou.',
  reason: 'Motivo (só para a equipa)',
  otherQuantities: 'Outras quantidades',
  save: 'Guardar dia',
  undo: 'Desfazer',
  saved: (day: string) => `Guardado: ${day}.`,
  standing: (n: number): string =>
    n === 1
      ? 'Há 1 reserva no que está fechado. Continua a valer, a não ser que a cancele:'
      : `Há ${n} reservas no que está fechado. Continuam a valer, a não ser que as cancele:`,
  undecided: (n: number): string => `${n} por decidir`,
  conflictTitle: 'Alguém da equipa mudou este dia.',
  conflictNow: (now: string) => `Está agora guardado: ${now}. O que escreveu continua aqui.`,
  asWeek: 'como na semana',
  takeTheirs: 'Ficar com o guardado',
  keepMine: 'Continuar com o meu',
  range: {
    title: 'Fechar vários dias',
    text: 'Férias, obras, um evento: todos os dias de uma data à outra.',
    from: 'Primeiro dia',
    to: 'Último dia',
    reason: 'Motivo do fecho, para a equipa',
    missing: 'Escolha o primeiro e o último dia.',
    found: (days: number, closed: number, bookings: number): string =>
      [
        days === 1 ? '1 dia' : `${days} dias`,
        ...(closed > 0 ? [closed === 1 ? '1 já fechado' : `${closed} já fechados`] : []),
        bookings === 0 ? 'nenhuma reserva' : bookings === 1 ? '1 reserva' : `${bookings} reservas`,
      ].join(', '),
    close: (days: number, bookings: number): string =>
      `${days === 1 ? 'Fechar 1 dia' : `Fechar ${days} dias`}${
        bookings === 0 ? '' : bookings === 1 ? ' e manter a reserva' : ` e manter as ${bookings} reservas`
      }`,
    closeNone: 'Fechar os dias',
    done: (days: number): string => (days === 1 ? '1 dia fechado.' : `${days} dias fechados.`),
  },
  bookedOf: (bookings: number, tables: number): string => `${bookings} de ${tables}`,
  holidays: 'Próximos feriados',
  allHolidays: (n: number) => `Ver os ${n}`,
  kinds: { national: 'nacional', regional: 'regional', municipal: 'municipal' },
  close: 'Fechar',
  closeDay: (name: string, day: string) => `Fechar: ${name}, ${day}`,
  alreadyClosed: 'Fechado',
  see: 'Ver dia',
  holidayClosed: (name: string) => `${name}: fechado.`,
  pause: 'Pausar',
  paused: 'Em pausa',
  pauseTitle: 'Pausar reservas',
  pauseText: 'Até lá não se vende nenhuma mesa. As reservas feitas continuam a valer.',
  restOfToday: 'O resto de hoje',
  until: 'Ou até',
  date: 'Dia',
  time: 'Hora',
  pauseUntil: 'Pausar até então',
  pausedUntil: (when: string) => `Em pausa até ${when}.`,
  managePause: 'Gerir a pausa',
  resume: 'Voltar a vender',
  resumed: 'As mesas voltaram a estar à venda.',
  missing: 'Escolha o dia e a hora.',
  inSpan: (n: number): string =>
    n === 0
      ? 'Até lá não há reservas.'
      : n === 1
        ? 'Até lá há 1 reserva: continua a valer, e decide depois sobre ela.'
        : `Até lá há ${n} reservas: continuam a valer, e decide depois sobre cada uma.`,
  inPause: (n: number): string =>
    n === 1
      ? '1 reserva cai dentro da pausa e continua a valer:'
      : `${n} reservas caem dentro da pausa e continuam a valer:`,
};
