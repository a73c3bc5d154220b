import type { flagged as pt } from '../pt/panel-flagged.ts';

export const flagged: typeof pt = {
  nav: 'Opiniones por ver',
  text: 'Lo que un restaurante, o la comprobación automática, pidió que viera una persona. Ninguna se retira por ser negativa.',
  none: 'No hay ninguna en espera.',
  noneText: 'Las que se señalen aparecen aquí, las más antiguas primero.',
  first: 'Volver al principio',
  held: 'Retenida hasta que se decida',
  public: 'A la vista',
  says: (restaurant) => `${restaurant} pide que se vea`,
  reply: 'Respuesta del restaurante',
  diner: 'Quien escribió',
  meal: 'Comida',
  waiting: 'En espera desde',
  help: 'Retire solo lo que no es de esta comida, ofende o expone a alguien. Sale de la página y de la media, y quien la escribió recibe el motivo.',
  reason: 'Motivo, si la retira',
  reasonHint: 'Quien escribió la opinión lee este texto.',
  keep: 'Mantener',
  remove: 'Retirar',
  kept: (title) => `«${title}» sigue a la vista.`,
  removed: (title) => `«${title}» se ha retirado; se ha avisado a quien la escribió.`,
};
