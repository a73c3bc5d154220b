import type { mails as pt } from '../pt/mails.ts';

export const mails: typeof pt = {
  title: 'Correos',
  text: 'Elija qué quiere recibir. De noche esperan a la mañana, salvo lo que se refiere a una comida cercana o a una mesa de la lista de espera.',
  always: 'Vales, cancelaciones, devoluciones y seguridad: se envían siempre',
  alwaysText: 'Los vales, las cancelaciones, las devoluciones y los avisos de seguridad se envían siempre.',
  end: 'No recibir más',
  ended: 'Ya no recibe estos correos.',
  again: 'Volver a recibirlos',
  all: 'Todos los correos',
  calendar: 'Calendario',
  calendarText:
    'Sus próximas reservas, y lo que se cambió o canceló, en su programa de calendario. Quien tiene la dirección las ve.',
  address: 'Dirección secreta',
  make: 'Crear dirección',
  renew: 'Renovar dirección',
  renewHint: 'Al renovarla, la dirección anterior deja de funcionar al momento.',
  turnOff: 'Desactivar',
  kinds: {
    reminder: 'Recordatorios antes de la comida',
    rating: 'Petición de opinión después de la comida',
    waiting: 'Lista de espera: su turno y cuándo termina',
    points: 'Puntos que van a caducar',
    news: 'Respuestas a sus opiniones y novedades',
  },
};
