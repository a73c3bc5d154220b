import type { Overlay } from '../overlay.ts';
import type { home as pt } from '../pt/home.ts';

export const home: Overlay<typeof pt> = {
  steps: {
    choose: {
      text: (minutes: number) =>
        `Você só vê horários livres. Por ${minutes} minutos a mesa é só sua, enquanto você paga.`,
    },
    pay: {
      text: (hours: number) =>
        `A taxa de reserva é a única coisa que você paga aqui. Se cancelar até ${hours} horas antes, o valor volta inteiro para o cartão.`,
    },
    show: {
      text: 'O código funciona sem internet. A conta da comida já vem com o desconto.',
    },
  },
  examplePay: 'Você paga no restaurante',
  exampleDrinks: 'Bebidas à parte, pelo preço do cardápio.',
  pitchTitle: 'Você tem um restaurante com mesas vazias na terça-feira?',
  pitchText:
    'O cadastro é grátis e não há mensalidade. Você escolhe quais mesas quer encher, em que dias e horários, e fecha quando quiser.',
};
