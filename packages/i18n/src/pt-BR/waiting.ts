import type { Overlay } from '../overlay.ts';
import type { waiting as pt } from '../pt/waiting.ts';

const place = (n: number) => `${n}º lugar da lista`;

export const waiting: Overlay<typeof pt> = {
  place,
  placeShort: (n: number) => `${n}º na lista`,
  explain: (minutes: number) =>
    `Se uma mesa ficar livre e for sua vez, seguramos a mesa por ${minutes} minutos e enviamos o link para você pagar.`,
  turn: 'É sua vez',
  heldUntil: (time: string) => `Mesa guardada para você até as ${time}`,
  passed: 'Sua vez passou',
  passedText: 'A mesa foi guardada para você e o tempo acabou. Nada foi cobrado.',
  alertMe: 'Ver restaurantes cheios e entrar em uma lista: avisamos quando uma mesa ficar livre',
  yours: (n: number, meal: string) => `Você está no ${place(n)} de espera: ${meal}.`,
  meal: (day: string, period: string, time: string | null) => `${day}, ${period}, ${time ?? 'a qualquer horário'}`,
  refused: 'Você não entrou na lista',
  otherAccountText: 'Entre com a conta que recebeu a mensagem.',
  anyTime: 'Avise-me de qualquer horário',
};
