import type { push as pt } from '../pt/push.ts';

export const push: typeof pt = {
  title: 'Notificaciones',
  text: 'En el momento en que ocurre, en el móvil o en el ordenador. Lo que elija vale para todos sus dispositivos.',
  on: 'Activar en este navegador',
  off: 'Desactivar en este navegador',
  isOn: 'Este navegador recibe notificaciones.',
  denied:
    'El navegador no lo permite. Autorice las notificaciones de este sitio en los ajustes del navegador y vuelva a intentarlo.',
  unsupported:
    'Este navegador no puede recibir notificaciones. En el iPhone y el iPad, añada primero el sitio a la pantalla de inicio y ábralo desde allí.',
  failed: 'No se han podido activar las notificaciones. Vuelva a intentarlo en un momento.',
  what: 'Qué quiere saber',
  kinds: {
    booking: 'El restaurante ha confirmado, ha rechazado o no ha respondido',
    waiting: 'Ha quedado libre una mesa de la lista de espera',
    reminder: 'Recordatorios antes de la comida',
    voucher: 'El vale se ha usado',
    rating: 'Valorar la comida',
    points: 'Puntos que van a caducar',
    team_booking: 'Equipo: nueva reserva',
    team_deadline: 'Equipo: se acaba el plazo para responder',
  },
  quiet: 'Horas de silencio',
  from: 'De',
  to: 'A',
  quietText: (zone: string) =>
    `Según la hora de ${zone}. Lo que llegue mientras tanto espera; una mesa libre por minutos o una comida cercana no esperan nunca. Con la misma hora en los dos campos no hay silencio.`,
  devices: 'Dispositivos que reciben notificaciones',
  app: 'Aplicación',
  since: (day: string) => `Desde el ${day}`,
  remove: 'Quitar',
};
