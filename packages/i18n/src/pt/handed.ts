/** Words of pages to which programs and assistants send people. */
export const handed = {
  title: 'Há uma mesa à sua espera',
  by: (name: string) =>
    `${name} reteve esta mesa para si e vai saber se a reserva se faz. Não recebe o seu nome nem os seus dados.`,
  byAssistant: 'Um assistente reteve esta mesa para si.',
  until: (time: string) => `Retida até às ${time}. Nada está reservado nem pago antes de aceitar as condições e pagar.`,
  meal: (day: string, time: string) => `${day}, às ${time}`,
  people: (n: number) => (n === 1 ? '1 pessoa' : `${n} pessoas`),
  fee: (sum: string) => `Taxa de reserva: ${sum}`,
  goOn: 'Continuar para a reserva',
  overTitle: 'Esta mesa já não está retida',
  overText: 'O tempo acabou, ou alguém já continuou com este link. Nada foi cobrado.',
  toRestaurant: 'Ver o restaurante',
  toBookings: 'As minhas reservas',
};
