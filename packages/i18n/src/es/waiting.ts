import type { waiting as pt } from '../pt/waiting.ts';

const place = (n: number) => `Puesto ${n} de la lista`;

export const waiting: typeof pt = {
  bell: 'Avíseme',
  bellLabel: (time) => `${time} está lleno. Entrar en la lista de espera`,
  anyTable: 'Avíseme de cualquier mesa de ese día',
  anyTime: 'Avíseme de cualquier hora',
  place,
  placeShort: (n) => `Puesto ${n}`,
  yours: (n, meal) => `Tiene el puesto ${n} de la lista de espera: ${meal}.`,
  explain: (minutes) =>
    `Si queda libre una mesa y es su turno, la guardamos ${minutes} minutos y le enviamos el enlace para pagar.`,
  leave: 'Salir de la lista',
  title: 'Lista de espera',
  meal: (day, period, time) => `${day}, ${period}, ${time ?? 'a cualquier hora'}`,
  turn: 'Es su turno',
  heldUntil: (time) => `Mesa guardada para usted hasta las ${time}`,
  take: 'Quedarme con la mesa',
  passed: 'Su turno ha pasado',
  passedText: 'La mesa se guardó para usted y el tiempo se acabó. No se ha cobrado nada.',
  again: 'Volver a la lista',
  toRestaurant: 'Ver el restaurante',
  refused: 'No ha entrado en la lista',
  otherAccount: 'Este enlace es de otra cuenta',
  otherAccountText: 'Inicie sesión con la cuenta que recibió el mensaje.',
  unknown: 'Este enlace no existe',
  back: 'Volver',
  alertMe: 'Ver restaurantes llenos y entrar en una lista: avisamos cuando quede libre una mesa',
};
