import type { sharing as pt } from '../pt/sharing.ts';

export const sharing: typeof pt = {
  title: 'Quién viene',
  offText:
    'Cree un enlace para sus amigos: ven dónde y cuándo, dicen si vienen e indican alergias. Sin cuenta y sin el vale.',
  onText:
    'Quien tiene el enlace ve dónde y cuándo y puede responder. El restaurante ve las alergias. El enlace termina con la comida.',
  make: 'Invitar a amigos',
  turnOff: 'Desactivar el enlace',
  answers: 'Respuestas',
  comes: 'Viene',
  staysAway: 'No viene',
  allergic: (what) => `Alergias: ${what}`,
  remove: (name) => `Quitar la respuesta de ${name}`,
  invites: (name) => `${name} le invita a una mesa`,
  seeRestaurant: 'Ver el restaurante',
  question: '¿Viene?',
  notSure: 'El restaurante todavía no ha confirmado esta reserva.',
  yes: 'Sí, voy',
  no: 'No puedo',
  name: 'Su nombre de pila',
  allergies: 'Alergias',
  allergiesHint: (name) => `${name} y el restaurante lo ven. Se borra después de la comida.`,
  send: 'Responder',
  change: 'Cambiar la respuesta',
  thanks: (name) => `${name} ya ve su respuesta. Puede cambiarla aquí.`,
  cancelled: 'Esta reserva se ha cancelado.',
  goneTitle: 'Este enlace ya no es válido',
  goneText: 'Se desactivó, o la comida ya pasó.',
};
