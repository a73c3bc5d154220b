/** What a browser or the app tells by itself, and when. */
export const push = {
  title: 'Notificações',
  text: 'No momento em que acontece, no telemóvel ou no computador. O que escolher vale para todos os seus dispositivos.',
  on: 'Ativar neste navegador',
  off: 'Desativar neste navegador',
  isOn: 'Este navegador recebe notificações.',
  denied: 'O navegador não o permite. Autorize as notificações deste site nas definições do navegador e tente de novo.',
  unsupported:
    'Este navegador não recebe notificações. No iPhone e no iPad, adicione primeiro o site ao ecrã principal e abra-o daí.',
  failed: 'Não foi possível ativar as notificações. Tente de novo dentro de momentos.',
  what: 'O que quer saber',
  kinds: {
    booking: 'O restaurante confirmou, recusou ou não respondeu',
    waiting: 'Ficou livre uma mesa da lista de espera',
    reminder: 'Lembretes antes da refeição',
    voucher: 'O voucher foi usado',
    rating: 'Avaliar a refeição',
    points: 'Pontos que vão expirar',
    team_booking: 'Equipa: nova reserva',
    team_deadline: 'Equipa: prazo para responder a terminar',
  },
  quiet: 'Horas de silêncio',
  from: 'Das',
  to: 'Até às',
  quietText: (zone: string) =>
    `Pela hora de ${zone}. O que chegar entretanto espera; uma mesa livre por minutos ou uma refeição próxima nunca esperam. Com a mesma hora nos dois campos não há silêncio.`,
  devices: 'Dispositivos que recebem notificações',
  app: 'Aplicação',
  since: (day: string) => `Desde ${day}`,
  remove: 'Retirar',
};
