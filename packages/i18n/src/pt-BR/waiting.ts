import type { Overlay } from '../overlay.ts';
import type { waiting as pt } from '../pt/waiting.ts';

export const waiting: Overlay<typeof pt> = {
  placeShort: (n: number) => `${n}º na fila`,
  explain: (minutes: number) =>
    `Se ficar livre uma mesa e for sua vez, guardamo-la durante ${minutes} minutos e enviamos a você a conexão para pagar.`,
  turn: 'É sua vez',
  heldUntil: (time: string) => `Mesa guardada para você até as ${time}`,
  passed: 'Sua vez passou',
  passedText: 'A mesa foi guardada para você e o tempo acabou. Nada foi cobrado.',
  otherAccount: 'Esta conexão é de outra conta',
  unknown: 'Esta conexão não existe',
  alertMe: 'Ver restaurantes cheios e entrar em uma fila: avisamos quando ficar livre uma mesa',
};
