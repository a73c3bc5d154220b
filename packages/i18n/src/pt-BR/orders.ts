import type { Overlay } from '../overlay.ts';
import type { orders as pt } from '../pt/orders.ts';

export const orders: Overlay<typeof pt> = {
  title: 'Suas reservas',
  none: 'Você ainda não tem reservas',
  findTable: 'Buscar mesa',
  states: {
    awaiting_restaurant: 'Aguardando confirmação do restaurante',
    no_show: 'Não comparecimento',
  },
  stateText: {
    awaiting_restaurant: (deadline: string) => `Resposta até ${deadline}. Se não houver, você não paga nada.`,
    completed: 'Esperamos que tenha dado tudo certo.',
    declined: 'O restaurante não pôde receber você. Nada foi cobrado.',
    no_show: 'O restaurante informou que você não compareceu.',
  },
  ended: {
    restaurant: (name: string) => `${name} precisou cancelar. Sentimos muito.`,
    bank: 'Seu banco não pagou o valor autorizado, por isso não foi possível manter a mesa.',
  },
  tolerance: (until: string) => `Tolerância até as ${until}`,
  refunded: (price: string) => `${price} devolvidos no cartão.`,
  sentBack: {
    owed: (sum: string) =>
      `O banco do seu cartão nos devolveu ${sum}. Devemos esse dinheiro a você e vamos entregá-lo de outra forma.`,
    retried: (sum: string) => `${sum} não chegaram ao seu cartão; enviamos de novo.`,
    credited: (sum: string) => `${sum} não chegaram ao seu cartão; agora são crédito da sua conta.`,
    transferred: (sum: string, reference: string) =>
      `${sum} não chegaram ao seu cartão; transferimos para sua conta bancária (referência ${reference}).`,
  },
  cancelCredit: (price: string) => `Cancelar e ficar com ${price} em crédito`,
  topUp: (price: string) => `Se a mesa for vendida de novo, você recebe mais ${price} em crédito.`,
  call: 'Ligar para o restaurante',
  share: 'Compartilhar',
  howTitle: 'Como usar o voucher na mesa',
  how: [
    'Ao sentar, mostre o voucher: código QR ou os seis caracteres.',
    'Peça o que quiser. As bebidas saem pelo preço do cardápio.',
    'A conta chega com o desconto na comida, para toda a mesa.',
  ],
  cancelRules: ({
    hours,
    percent,
    days,
    minutes,
  }: {
    hours: number;
    percent: number;
    days: number;
    minutes: number;
  }) => ({
    not_paid: 'Nada foi cobrado, então não há nada a devolver.',
    grace: `Você reservou há menos de ${minutes} minutos: o valor volta inteiro para o cartão.`,
    withdrawal: `Você está nos ${days} dias de arrependimento: o valor volta inteiro para o cartão.`,
    early: `Faltam mais de ${hours} horas: o valor volta inteiro, no cartão ou em crédito.`,
    late: `Faltam menos de ${hours} horas: você recebe ${percent}% em crédito.`,
    same_day: 'É no mesmo dia: não há devolução.',
    moved:
      'Você alterou esta reserva quando cancelar não era mais grátis: o que tinha sido pago antes só é devolvido como seria naquele momento.',
  }),
};
