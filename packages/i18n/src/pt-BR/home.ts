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
  savedSoFar: (money: string, meals: string) =>
    `Em ${meals} refeições já foram economizados cerca de ${money}, pelo preço médio.`,
  only: {
    waiting: {
      text: 'Está cheio? Entre na lista. Quando uma mesa ficar livre e for a sua vez, guardamos a mesa enquanto você paga.',
    },
    voucher: {
      title: 'Um voucher que funciona sem internet',
      text: 'Abre no celular sem conexão, e o restaurante também confere sem conexão.',
    },
    bill: {
      text: 'Escreva o que comeu e bebeu e veja quanto deve pagar, no idioma de quem atende você.',
    },
    guarantee: {
      text: 'Se não foi aplicado, você reclama em dois minutos. Quanto cada restaurante cumpre está à vista.',
    },
    change: {
      text: 'Outro dia, outro horário, mais gente: você vê a diferença antes de aceitar.',
    },
    demand: {
      text: 'Os restaurantes veem o que as pessoas procuraram e não encontraram, e abrem essa mesa com um toque.',
    },
  },
  pitchTitle: 'Você tem um restaurante com mesas vazias na terça-feira?',
  pitchText:
    'O cadastro é grátis e não há mensalidade. Você escolhe quais mesas quer encher, em que dias e horários, e fecha quando quiser.',
};
