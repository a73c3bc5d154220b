import type { assistants as pt } from '../pt/assistants.ts';

export const assistants: typeof pt = {
  askTitle: (name) => `¿Dejar que «${name}» lea sus reservas?`,
  askText:
    'Un asistente pide leer sus reservas: restaurante, día, hora, personas, gastos de reserva y estado. No ve tarjetas ni vales, y no puede reservar, pagar, cambiar ni cancelar.',
  askHost: (host) =>
    `La respuesta va a ${host}. El nombre es el que se da el propio asistente: permítalo solo si lo ha pedido usted.`,
  askDays: (days) => `Vale ${days} días. Puede terminarlo cuando quiera, en su perfil.`,
  allow: 'Permitir',
  deny: 'No permitir',
  allowed: 'Permitido',
  denied: 'No se ha permitido',
  backText: 'Puede volver al asistente.',
  back: 'Volver al asistente',
  wrongTitle: 'Esta solicitud no es válida',
  wrongText: 'Vuelva al asistente y pídalo de nuevo.',
  title: 'Asistentes',
  text: 'Leen sus reservas y nada más.',
  none: 'Ningún asistente lee sus reservas.',
  since: (day) => `Desde el ${day}`,
  until: (day) => `hasta el ${day}`,
  end: 'Terminar',
  ended: 'El asistente ya no lee sus reservas.',
};
