/** Words of the consent by which an assistant reads one's bookings, and of the list of those that may. */
export const assistants = {
  askTitle: (name: string) => `Deixar «${name}» ler as suas reservas?`,
  askText:
    'Um assistente pede para ler as suas reservas: restaurante, dia, hora, pessoas, taxa de reserva e estado. Não vê cartões nem vouchers, e não pode reservar, pagar, alterar nem cancelar.',
  askHost: (host: string) =>
    `A resposta vai para ${host}. O nome é o que o assistente se dá: só permita se o pedido partiu de si.`,
  askDays: (days: number) => `Vale ${days} dias. Pode terminar quando quiser, no seu perfil.`,
  allow: 'Permitir',
  deny: 'Não permitir',
  allowed: 'Permitido',
  denied: 'Não foi permitido',
  backText: 'Pode voltar ao assistente.',
  back: 'Voltar ao assistente',
  wrongTitle: 'Este pedido não é válido',
  wrongText: 'Volte ao assistente e peça outra vez.',
  title: 'Assistentes',
  text: 'Leem as suas reservas e nada mais.',
  none: 'Nenhum assistente lê as suas reservas.',
  since: (day: string) => `Desde ${day}`,
  until: (day: string) => `até ${day}`,
  end: 'Terminar',
  ended: 'O assistente já não lê as suas reservas.',
};
