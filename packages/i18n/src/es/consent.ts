import type { consent as pt } from '../pt/consent.ts';

/** Words of the question whether somebody agrees to new terms. */
export const consent: typeof pt = {
  title: 'Nuestros términos han cambiado',
  text: 'Antes de su próxima reserva le pedimos que lea lo que ha cambiado y lo acepte. Las reservas que ya hizo siguen como están.',
  read: 'Leer el texto completo',
  agree: 'Aceptar',
  later: 'Ahora no',
  laterNote: 'Sin aceptar puede ver todo y usar sus reservas, pero no hacer otras nuevas.',
};
