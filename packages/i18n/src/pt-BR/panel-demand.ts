import type { Overlay } from '../overlay.ts';
import type { demand as pt } from '../pt/panel-demand.ts';

export const demand: Overlay<typeof pt> = {
  noneText: 'Quando alguém buscar e não encontrar, aparece aqui.',
  title: 'Procura não atendida',
  text: (since: string) =>
    `Quem procurou mesa e não encontrou, desde ${since}. Cada pessoa conta uma vez por dia; não guardamos quem foi.`,
  looked: (n: number, places: number, when: string): string =>
    n === 1
      ? `1 pessoa procurou mesa para ${places} ${when} e não encontrou.`
      : `${n} pessoas procuraram mesa para ${places} ${when} e não encontraram.`,
  /** `day`: 0 is Sunday. */
  on: (weekday: string, day: number): string => (day === 0 || day === 6 ? `no ${weekday}` : `na ${weekday}`),
  opened: (places: number, when: string) => `Há mais uma mesa para ${places} ${when}, toda semana.`,
};
