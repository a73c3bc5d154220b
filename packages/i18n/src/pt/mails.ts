/** Which mails somebody receives, and the calendar of one's bookings. */
export const mails = {
  title: 'E-mails',
  text: 'Escolha o que quer receber. De noite esperam pela manhã, exceto o que diz respeito a uma refeição próxima ou a uma mesa da lista de espera.',
  always: 'Vouchers, cancelamentos, devoluções e segurança: são sempre enviados',
  alwaysText: 'Vouchers, cancelamentos, devoluções e avisos de segurança são sempre enviados.',
  end: 'Não receber mais',
  ended: 'Já não recebe estes e-mails.',
  again: 'Voltar a receber',
  all: 'Todos os e-mails',
  calendar: 'Calendário',
  calendarText:
    'As suas próximas reservas, e o que mudou ou foi cancelado, no seu programa de calendário. Quem tem o endereço vê-as.',
  address: 'Endereço secreto',
  make: 'Criar endereço',
  renew: 'Renovar endereço',
  renewHint: 'Ao renovar, o endereço anterior deixa de funcionar logo.',
  turnOff: 'Desligar',
  kinds: {
    reminder: 'Lembretes antes da refeição',
    rating: 'Pedido de avaliação depois da refeição',
    waiting: 'Lista de espera: a sua vez e quando acaba',
    points: 'Pontos que vão expirar',
    news: 'Respostas às suas avaliações e novidades',
  },
};
