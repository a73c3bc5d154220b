import type { Overlay } from '../overlay.ts';
import type { waiting as pt } from '../pt/waiting.ts';

export const waiting: Overlay<typeof pt> = {
  placeShort: (n: number) => `${n}º na lista`,
  explain: (minutes: number) =>
    `Se ficar livre uma mesa e for sua vez, guardamo-la durante ${minutes} minutos e enviamos a você o link para pagar.`,
  turn: 'É sua vez',
  heldUntil: (time: string) => `Mesa guardada para você até as ${time}`,
  passed: 'Sua vez passou',
  passedText: 'A mesa foi guardada para você e o tempo acabou. Nada foi cobrado.',
  alertMe: 'Ver restaurantes cheios e entrar em uma lista: avisamos quando ficar livre uma mesa',
};
