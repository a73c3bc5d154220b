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
  onlyTitle: 'Só na Metade',
  savedSoFar: (money: string, meals: string) =>
    `Em ${meals} refeições pouparam-se cerca de ${money} até hoje, contas feitas pelo preço médio.`,
  honoured: (share: string) => `O desconto foi bem aplicado em ${share} das contas.`,
  only: {
    waiting: {
      title: 'A lista de espera guarda a mesa',
      text: 'Está cheio? Entre na lista. Quando ficar livre uma mesa e for a sua vez, guardamo-la enquanto paga.',
    },
    voucher: {
      title: 'Um voucher que funciona sem rede',
      text: 'Abre no telemóvel sem ligação, e o restaurante confirma-o também sem ligação.',
    },
    bill: {
      title: 'A conta certa',
      text: 'Escreva o que comeu e bebeu e veja quanto deve pagar, na língua de quem o serve.',
    },
    guarantee: {
      title: 'Desconto com garantia',
      text: 'Se não foi aplicado, reclama em dois minutos. A taxa de cumprimento de cada restaurante está à vista.',
    },
    change: {
      title: 'Mude a reserva sem pedir',
      text: 'Outro dia, outra hora, mais gente: vê a diferença antes de aceitar.',
    },
    demand: {
      title: 'Mesas onde fazem falta',
      text: 'Os restaurantes veem o que se procurou e não havia, e abrem essa mesa com um toque.',
    },
  },
  pitchTitle: 'Tem um restaurante com mesas vazias à terça?',
  pitchText:
    'O registo é grátis e não há mensalidade. Escolhe que mesas quer encher, em que dias e a que horas; fecha quando quiser.',
};
