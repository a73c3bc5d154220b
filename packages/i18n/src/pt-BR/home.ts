import type { Overlay } from '../overlay.ts';
import type { home as pt } from '../pt/home.ts';

export const home: Overlay<typeof pt> = {
  steps: {
    choose: {
      text: (minutes: number) => `Só vê horas livres. Durante ${minutes} minutos a mesa é só sua, enquanto você paga.`,
    },
    show: {
      text: 'O código funciona sem internet. A conta da comida já vem com o desconto.',
    },
  },
  exampleDrinks: 'Bebidas à parte, ao preço do cardápio.',
  pitchTitle: 'Você tem um restaurante com mesas vazias na terça?',
  pitchText:
    'O cadastro é grátis e não há mensalidade. Escolhe que mesas quer encher, em que dias e a que horas; fecha quando quiser.',
};
