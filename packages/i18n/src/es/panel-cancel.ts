import type { cancel as pt } from '../pt/panel-cancel.ts';

export const cancel: typeof pt = {
  item: 'Cancelar reserva',
  of: (name, time) => `Cancelar reserva: ${name}, ${time}`,
  keep: 'Mantener',
  keepOf: (name, time) => `Mantener reserva: ${name}, ${time}`,
  allDecided: 'Todo decidido.',
  title: 'Cancelar reserva',
  text: 'La mesa queda libre. El cliente recupera todo lo que pagó y recibe un vale gratis por las molestias, y se le avisa por correo con el motivo. No se puede deshacer.',
  reasons: ['Cerrado ese día', 'Problema en la cocina', 'Evento privado'],
  submit: 'Cancelar y devolver todo',
  done: (name) => `${name}: cancelada. Se ha avisado al cliente.`,
};
