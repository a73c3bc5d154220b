/** Words of what each member of a team is told of by mail. */
export const notices = {
  title: 'Avisos',
  text: (restaurant: string, email: string): string =>
    `O que lhe enviamos sobre ${restaurant}, para ${email}. Cada pessoa da equipa escolhe os seus avisos.`,
  kinds: {
    request: { name: 'Pedidos', text: 'Uma reserva espera a sua resposta.' },
    deadline: { name: 'Prazos', text: 'O tempo para responder está a acabar.' },
    booked: { name: 'Novas reservas', text: 'Confirmadas na hora, sem precisarem de resposta.' },
    changed: { name: 'Alterações', text: 'O cliente mudou o dia, a hora ou o número de pessoas.' },
    cancelled: { name: 'Cancelamentos', text: 'O cliente ou a Metade cancelou; a mesa voltou a ficar livre.' },
    late: { name: 'Atrasos', text: 'O cliente avisou que chega mais tarde.' },
    claim: { name: 'Queixas', text: 'Um cliente diz que não teve o desconto; esperamos a sua versão.' },
  },
  ways: { now: 'Por e-mail, logo', digest: 'No resumo diário', off: 'Não receber' },
  quiet: (from: number, to: number, hours: number): string =>
    `Entre as ${from} h e as ${to} h só avisamos do que diz respeito a refeições nas ${hours} horas seguintes ou tem de ser respondido antes da manhã.`,
  digest: (hour: number): string => `O resumo chega a partir das ${hour} h.`,
  devices: 'Notificações de novas reservas e prazos',
  saved: 'Os seus avisos estão guardados.',
};
