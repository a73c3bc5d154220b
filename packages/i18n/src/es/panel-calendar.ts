import type { calendar as pt } from '../pt/panel-calendar.ts';

export const calendar: typeof pt = {
  nav: 'Calendario',
  title: 'Calendario',
  text: 'Lo que cambia en un día, por encima de la semana normal del cuadrante.',
  previous: 'Mes anterior',
  next: 'Mes siguiente',
  month: 'Mes',
  closed: 'Cerrado',
  changed: 'Cambiado',
  bookings: (n) => (n === 1 ? '1 reserva' : `${n} reservas`),
  tables: (n) => (n === 1 ? '1 mesa' : `${n} mesas`),
  noTables: 'Sin mesas',
  dayOpen: 'Abierto este día',
  dayOpenNo: 'Cerrado todo el día',
  periodOpen: (period) => `${period}: abierto`,
  ofWeek: (n) => `en la semana: ${n}`,
  slot: (time, places) => `${time}, mesas para ${places}`,
  nothing: 'El cuadrante no tiene mesas este día de la semana.',
  toGrid: 'Abrirlo en el cuadrante',
  past: 'Este día ya ha pasado.',
  reason: 'Motivo (solo para el equipo)',
  otherQuantities: 'Otras cantidades',
  save: 'Guardar día',
  undo: 'Deshacer',
  saved: (day) => `Guardado: ${day}.`,
  standing: (n) =>
    n === 1
      ? 'Hay 1 reserva en lo que está cerrado. Sigue vigente, salvo que la cancele:'
      : `Hay ${n} reservas en lo que está cerrado. Siguen vigentes, salvo que las cancele:`,
  undecided: (n) => `${n} por decidir`,
  conflictTitle: 'Alguien del equipo ha cambiado este día desde que lo abrió.',
  conflictNow: (now) => `Ahora está guardado: ${now}. Lo que escribió sigue aquí.`,
  asWeek: 'como en la semana',
  takeTheirs: 'Quedarme con lo guardado',
  keepMine: 'Seguir con lo mío',
  range: {
    title: 'Cerrar varios días',
    text: 'Vacaciones, obras, un evento: todos los días de una fecha a otra.',
    from: 'Primer día',
    to: 'Último día',
    reason: 'Motivo del cierre, para el equipo',
    missing: 'Elija el primer y el último día.',
    found: (days, closed, bookings) =>
      [
        days === 1 ? '1 día' : `${days} días`,
        ...(closed > 0 ? [closed === 1 ? '1 ya cerrado' : `${closed} ya cerrados`] : []),
        bookings === 0 ? 'ninguna reserva' : bookings === 1 ? '1 reserva' : `${bookings} reservas`,
      ].join(', '),
    close: (days, bookings) =>
      `${days === 1 ? 'Cerrar 1 día' : `Cerrar ${days} días`}${
        bookings === 0 ? '' : bookings === 1 ? ' y mantener la reserva' : ` y mantener las ${bookings} reservas`
      }`,
    closeNone: 'Cerrar los días',
    done: (days) => (days === 1 ? '1 día cerrado.' : `${days} días cerrados.`),
  },
  bookedOf: (bookings, tables) => `${bookings} de ${tables}`,
  holidays: 'Próximos festivos',
  allHolidays: (n) => `Ver los ${n}`,
  kinds: { national: 'nacional', regional: 'autonómico', municipal: 'local' },
  close: 'Cerrar',
  closeDay: (name, day) => `Cerrar: ${name}, ${day}`,
  alreadyClosed: 'Cerrado',
  see: 'Ver día',
  holidayClosed: (name) => `${name}: cerrado.`,
  pause: 'Pausar',
  paused: 'En pausa',
  pauseTitle: 'Pausar reservas',
  pauseText: 'Hasta entonces no se vende ninguna mesa. Las reservas hechas siguen vigentes.',
  restOfToday: 'El resto de hoy',
  until: 'O hasta',
  date: 'Día',
  time: 'Hora',
  pauseUntil: 'Pausar hasta entonces',
  pausedUntil: (when) => `En pausa hasta el ${when}.`,
  managePause: 'Gestionar la pausa',
  resume: 'Volver a vender',
  resumed: 'Las mesas vuelven a estar a la venta.',
  missing: 'Elija el día y la hora.',
  inSpan: (n) =>
    n === 0
      ? 'Hasta entonces no hay reservas.'
      : n === 1
        ? 'Hasta entonces hay 1 reserva: sigue vigente, y decide después sobre ella.'
        : `Hasta entonces hay ${n} reservas: siguen vigentes, y decide después sobre cada una.`,
  inPause: (n) =>
    n === 1 ? '1 reserva cae en la pausa y sigue vigente:' : `${n} reservas caen en la pausa y siguen vigentes:`,
};
