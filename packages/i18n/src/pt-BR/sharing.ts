import type { Overlay } from '../overlay.ts';
import type { sharing as pt } from '../pt/sharing.ts';

export const sharing: Overlay<typeof pt> = {
  invites: (name) => `${name} convida você para uma mesa`,
  question: 'Você vem?',
  name: 'Seu primeiro nome',
  thanks: (name) => `${name} já vê sua resposta. Você pode mudar aqui.`,
  goneTitle: 'Este link não é mais válido',
};
