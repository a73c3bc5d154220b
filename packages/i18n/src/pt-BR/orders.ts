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
  },
  ended: {
    restaurant: (name: string) => `${name} precisou cancelar. Sentimos muito.`,
    bank: 'Seu banco não pagou o valor autorizado, por isso não foi possível manter a mesa.',
  },
  tolerance: (until: string) => `Tolerância até as ${until}`,
  call: 'Ligar para o restaurante',
  share: 'Compartilhar',
  howTitle: 'Como usar o voucher na mesa',
  how: [
    'Ao se sentar, mostre o voucher: código QR ou os seis caracteres.',
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
    grace: `Reservou há menos de ${minutes} minutos: tudo é devolvido ao cartão.`,
    withdrawal: `Está nos ${days} dias de arrependimento: tudo é devolvido ao cartão.`,
    early: `Faltam mais de ${hours} horas: tudo é devolvido, no cartão ou em crédito.`,
    late: `Faltam menos de ${hours} horas: recebe ${percent}% em crédito.`,
    same_day: 'É no próprio dia: não há devolução.',
    moved:
      'Alterou esta reserva quando cancelar não era mais grátis: o que tinha sido pago antes só é devolvido na medida em que o seria então.',
  }),
};
