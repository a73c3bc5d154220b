import type { notices as pt } from '../pt/panel-notices.ts';

export const notices: typeof pt = {
  title: 'Avisos',
  text: (restaurant, email) =>
    `Lo que le enviamos sobre ${restaurant}, a ${email}. Cada persona del equipo elige sus avisos.`,
  kinds: {
    request: { name: 'Solicitudes', text: 'Una reserva espera su respuesta.' },
    deadline: { name: 'Plazos', text: 'El tiempo para responder se acaba.' },
    booked: { name: 'Nuevas reservas', text: 'Confirmadas al momento, sin necesidad de respuesta.' },
    changed: { name: 'Cambios', text: 'El cliente ha cambiado el día, la hora o el número de personas.' },
    cancelled: { name: 'Cancelaciones', text: 'El cliente o Metade ha cancelado; la mesa vuelve a estar libre.' },
    late: { name: 'Retrasos', text: 'El cliente avisa de que llegará más tarde.' },
    claim: { name: 'Reclamaciones', text: 'Un cliente dice que no tuvo el descuento; esperamos su versión.' },
  },
  ways: { now: 'Por correo, al momento', digest: 'En el resumen diario', off: 'No recibir' },
  quiet: (from, to, hours) =>
    `Entre las ${from}:00 y las ${to}:00 solo avisamos de comidas en las ${hours} horas siguientes o de lo que debe responderse antes de la mañana.`,
  digest: (hour) => `El resumen llega a partir de las ${hour}:00.`,
  devices: 'Notificaciones de reservas nuevas y plazos',
  saved: 'Sus avisos están guardados.',
};
