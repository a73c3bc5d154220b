import type { Overlay } from '../overlay.ts';
import type { orders as pt } from '../pt/orders.ts';

export const orders: Overlay<typeof pt> = {
  title: 'Suas reservas',
  none: 'Você ainda não tem reservas',
  findTable: 'Buscar mesa',
  states: {
    awaiting_restaurant: 'Aguardando confirmação do restaurante',
    no_show: 'Falta registrada',
  },
  stateText: {
    awaiting_restaurant: (deadline: string) => `Resposta até ${deadline}. Se não houver, você não paga nada.`,
    no_show: 'O restaurante registrou que não apareceu.',
  },
  ended: {
    restaurant: (name: string) => `${name} precisou cancelar. Sentimos muito.`,
    bank: 'Seu banco não pagou o que tinha reservado, por isso a mesa não pôde ficar.',
  },
  tolerance: (until: string) => `Tolerância até as ${until}`,
  call: 'Ligar para o restaurante',
  share: 'Compartilhar',
  howTitle: 'Como usar o voucher na mesa',
  how: [
    'Ao sentar, mostre o voucher: código QR ou as seis letras.',
    'Peça o que quiser. As bebidas ficam ao preço do cardápio.',
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
    not_paid: 'Nada foi cobrado, nada há a devolver.',
    grace: `Reservou há menos de ${minutes} minutos: volta tudo ao cartão.`,
    withdrawal: `Está nos ${days} dias de arrependimento: volta tudo ao cartão.`,
    early: `Faltam mais de ${hours} horas: volta tudo, no cartão ou em crédito.`,
    late: `Faltam menos de ${hours} horas: recebe ${percent}% em crédito.`,
    same_day: 'É no próprio dia: não há devolução.',
    moved:
      'Mudou esta reserva quando cancelar não era mais grátis: o que tinha sido pago antes só volta até onde teria voltado então.',
  }),
  topUp: (price: string) => `Se a mesa voltar a ser vendida, são somados ${price} em crédito.`,
};
