import { inPlace } from './in-place.ts';

/** Words of the home page. */
export const home = {
  title: 'Metade: mesa cheia, metade da conta',
  description: (price: string, off: string) =>
    `Reserve mesa para 2, 4 ou 6 e todos têm ${off} de desconto na comida. A taxa de reserva começa em ${price}.`,
  headline: ['Mesa cheia.', 'Metade da conta.'] as readonly string[],
  lead: (price: string, off: string) =>
    `Reserve mesa para 2, 4 ou 6 e todos têm ${off} de desconto na comida. A taxa de reserva começa em ${price}.`,
  whereTitle: 'Onde quer ir?',
  allCities: 'Ver todas as cidades',
  restaurants: (n: number) => (n === 1 ? '1 restaurante' : `${n} restaurantes`),
  howTitle: 'Como funciona',
  steps: {
    choose: {
      title: 'Escolha a mesa',
      text: (minutes: number) => `Só vê horas livres. Durante ${minutes} minutos a mesa é só sua, enquanto paga.`,
    },
    pay: {
      title: 'Pague só a taxa de reserva',
      text: (hours: number) =>
        `A taxa de reserva é a única coisa que paga aqui. Se cancelar até ${hours} horas antes, volta inteira ao cartão.`,
    },
    show: {
      title: 'Mostre o voucher',
      text: 'O código funciona sem ligação. A conta da comida já vem com o desconto.',
    },
  },
  exampleReservation: 'Reserva para 2',
  exampleFood: 'Comida na mesa',
  examplePay: 'Paga no restaurante',
  exampleDrinks: 'Bebidas à parte, ao preço da carta.',
  exampleTable: 'Mesa para 2, 20:00',
  exampleConfirmed: 'Confirmada',
  exampleSlots: (day: string, period: string) => `${day}, ${period}`,
  tonightTitle: (day: string, period: string, city: string) => `${day} ${period} ${inPlace(city)}`,
  seeTables: (n: string) => `Ver as ${n}`,
  pitchTitle: 'Tem um restaurante com mesas vazias à terça?',
  pitchText:
    'O registo é grátis e não há mensalidade. Escolhe que mesas quer encher, em que dias e a que horas; fecha quando quiser.',
};
