/** Words of the reservation list, the order's page and the voucher. */
export const orders = {
  title: 'As suas reservas',
  upcoming: 'Próximas',
  past: 'Anteriores',
  none: 'Ainda não tem reservas',
  noneText: 'Escolha uma mesa livre e ela aparece aqui.',
  findTable: 'Procurar mesa',
  nonePast: 'Nada por aqui ainda.',
  orderTitle: (number: string) => `Reserva ${number}`,
  number: 'Número da reserva',
  payment: 'Pagamento',
  states: {
    held: 'Mesa guardada',
    awaiting_restaurant: 'A aguardar confirmação do restaurante',
    confirmed: 'Confirmada',
    arrived: 'Usada',
    completed: 'Concluída',
    expired: 'Tempo esgotado',
    cancelled: 'Cancelada',
    declined: 'Recusada pelo restaurante',
    unanswered: 'Sem resposta do restaurante',
    no_show: 'Não comparência',
  },
  stateText: {
    held: 'Conclua o pagamento para ficar com a mesa.',
    awaiting_restaurant: (deadline: string) => `Resposta até ${deadline}. Se não houver, não paga nada.`,
    confirmed: 'A mesa é sua. Mostre o voucher ao chegar.',
    arrived: (time: string) => `Recebido às ${time}. A comida vem com o desconto na conta.`,
    completed: 'Esperamos que tenha corrido bem.',
    expired: 'O tempo acabou e nada foi cobrado.',
    cancelled: 'A reserva foi cancelada.',
    declined: 'O restaurante não pôde receber. Nada foi cobrado.',
    unanswered: 'O restaurante não respondeu a tempo. Nada foi cobrado.',
    no_show: 'O restaurante indicou que não compareceu.',
  },
  ended: {
    restaurant: (name: string) => `${name} teve de cancelar. Lamentamos.`,
    bank: 'O seu banco não pagou o valor autorizado, por isso não foi possível manter a mesa.',
    uncharged: 'Nada foi cobrado.',
    wrote: (name: string) => `${name} escreveu:`,
  },
  payments: {
    none: 'Por pagar',
    authorized: 'Autorizado, ainda não cobrado',
    paid: 'Pago',
    refunded: 'Devolvido',
    partially_refunded: 'Devolvido em parte',
    credited: 'Devolvido em crédito',
    failed: 'Falhou',
  },
  refunded: (price: string) => `${price} devolvidos ao cartão.`,
  /** The bank sent a refund back. */
  sentBack: {
    owed: (sum: string) =>
      `O banco do seu cartão devolveu-nos ${sum}. Devemos-lhe esse dinheiro e vamos entregá-lo de outra forma.`,
    retried: (sum: string) => `${sum} não chegaram ao seu cartão; enviámo-los de novo.`,
    credited: (sum: string) => `${sum} não chegaram ao seu cartão; são agora crédito da sua conta.`,
    transferred: (sum: string, reference: string) =>
      `${sum} não chegaram ao seu cartão; transferimo-los para a sua conta bancária (referência ${reference}).`,
  },
  credited: (price: string) => `${price} em crédito.`,
  finishPaying: 'Concluir o pagamento',
  when: 'Quando',
  where: 'Onde',
  table: 'Mesa',
  tableFor: (places: number) => `Mesa para ${places}`,
  tolerance: (until: string) => `Tolerância até às ${until}`,
  note: 'Nota',
  viewVoucher: 'Ver voucher',
  printVoucher: 'Imprimir voucher',
  addToCalendar: 'Adicionar ao calendário',
  directions: 'Como chegar',
  call: 'Ligar ao restaurante',
  share: 'Partilhar',
  howTitle: 'Como usar o voucher à mesa',
  how: [
    'Ao sentar-se, mostre o voucher: código QR ou os seis caracteres.',
    'Peça o que quiser. As bebidas ficam ao preço da carta.',
    'A conta chega com o desconto na comida, para toda a mesa.',
  ] as readonly string[],
  conditionsTitle: 'Condições do desconto',
  conditions: (off: string, desserts: boolean) =>
    desserts
      ? `${off} de desconto em toda a comida, sobremesas incluídas, para toda a mesa. Bebidas não incluídas.`
      : `${off} de desconto na comida para toda a mesa. Bebidas e sobremesas não incluídas.`,
  conditionsPlain: (off: string) => `${off} de desconto na comida para toda a mesa. Bebidas não incluídas.`,
  voucherNotYet: 'Voucher indisponível, nenhum pagamento finalizado.',
  cancelTitle: 'Cancelar a reserva',
  cancelFree: 'Cancelar sem custo',
  cancelRefund: (price: string) => `Cancelar e receber ${price} no cartão`,
  cancelCredit: (price: string) => `Cancelar e ficar com ${price} em crédito`,
  cancelNothing: 'Cancelar sem devolução',
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
    late: `Faltam menos de ${hours} horas: recebe ${percent} % em crédito.`,
    same_day: 'É no próprio dia: não há devolução.',
    moved:
      'Alterou esta reserva quando cancelar já não era grátis: o que tinha sido pago antes só é devolvido na medida em que o seria então.',
  }),
  topUp: (price: string) => `Se a mesa voltar a ser vendida, recebe mais ${price} em crédito.`,
  keep: 'Ficar com a reserva',
  cancelQuestion: 'Cancelar reserva',
  alternativesTitle: 'Mesas parecidas que estão livres',
};
