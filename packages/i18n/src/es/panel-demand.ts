import type { demand as pt } from '../pt/panel-demand.ts';

export const demand: typeof pt = {
  title: 'Demanda sin atender',
  text: (since) =>
    `Quién buscó mesa y no encontró, desde el ${since}. Cada persona cuenta una vez al día; no se guarda quién fue.`,
  looked: (n, places, when) =>
    n === 1
      ? `1 persona buscó mesa para ${places} ${when} y no encontró.`
      : `${n} personas buscaron mesa para ${places} ${when} y no encontraron.`,
  on: (weekday, day) => `los ${weekday}${day === 0 || day === 6 ? 's' : ''}`,
  periods: { morning: 'por la mañana', afternoon: 'por la tarde', night: 'por la noche' },
  at: (time) => `a las ${time}`,
  asked: (n, time) => (n === 1 ? `1 pidió las ${time}` : `${n} pidieron las ${time}`),
  next: 'Próximas fechas',
  date: (when, n) => `${when}: ${n}`,
  now: (tables, places, time) =>
    tables === 0
      ? `Ahora el cuadrante no tiene mesa para ${places} a las ${time}.`
      : `Ahora el cuadrante tiene ${tables} × ${places} plazas a las ${time}.`,
  open: 'Abrir una mesa',
  openOf: (places, when) => `Abrir una mesa para ${places} ${when}`,
  openedTag: 'Mesa abierta',
  opened: (places, when) => `Hay una mesa más para ${places} ${when}, todas las semanas.`,
  onlyOn: (when) => `Solo ${when}`,
  openOnlyOn: (when, places, time) => `Solo ${when}: abrir una mesa para ${places} a las ${time}`,
  openedOn: (places, time, when) => `Hay una mesa más para ${places} a las ${time}, solo ${when}.`,
  none: 'Nadie se quedó sin mesa',
  noneText: 'Quien busque y no encuentre aparecerá aquí.',
};
