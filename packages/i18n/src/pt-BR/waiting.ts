import type { Overlay } from '../overlay.ts';
import type { waiting as pt } from '../pt/waiting.ts';

const place = (n: number) => `${n}º lugar da lista`;

export const waiting: Overlay<typeof pt> = {
  place,
  placeShort: (n: number) => `${n}º na lista`,
  explain: (minutes: number) =>
    `Se ficar livre uma mesa e for sua vez, seguramos a mesa durante ${minutes} minutos e enviamos a você o link para pagar.`,
  turn: 'É sua vez',
  heldUntil: (time: string) => `Mesa guardada para você até as ${time}`,
  passed: 'Sua vez passou',
  passedText: 'A mesa foi guardada para você e o tempo acabou. Nada foi cobrado.',
  alertMe: 'Ver restaurantes cheios e entrar em uma lista: avisamos quando ficar livre uma mesa',
};
