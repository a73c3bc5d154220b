import type { Overlay } from '../overlay.ts';
import type { consent as portugal } from '../pt/consent.ts';

/** Words of the question whether somebody agrees to new terms. */
export const consent: Overlay<typeof portugal> = {
  title: 'Nossos termos mudaram',
  text: 'Antes da próxima reserva, pedimos que você leia o que mudou e aceite. As reservas que você já fez continuam como estão.',
  laterNote: 'Sem aceitar, você pode ver tudo e usar suas reservas, mas não fazer novas.',
};
