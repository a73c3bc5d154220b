/** Words of what is done in the panel without network. */
export const offline = {
  waiting: (n: number): string =>
    n === 1 ? '1 ação será enviada quando houver ligação.' : `${n} ações serão enviadas quando houver ligação.`,
  queued: (name: string): string => `${name}: será enviado quando houver ligação`,
  full: 'Não há espaço neste dispositivo para guardar isto. Liberte espaço, ou repita quando houver ligação.',
  refused: (name: string, step: string): string => `${name}, ${step}: não foi aceite.`,
  lose: (n: number): string =>
    n === 1
      ? '1 ação ainda não foi enviada e perde-se se sair. Sair mesmo assim?'
      : `${n} ações ainda não foram enviadas e perdem-se se sair. Sair mesmo assim?`,
  mark: 'Será enviado',
  take: 'Desfazer',
  read: 'Visto',
  seat: 'Sentar e enviar depois',
  seatText: 'Fica marcado neste dispositivo e é enviado quando houver ligação.',
  steps: {
    arriveOrder: 'chegou',
    undoArrival: 'chegada anulada',
    markNoShow: 'não comparência',
    undoNoShow: 'não comparência anulada',
    confirmOrder: 'confirmada',
    declineOrder: 'recusada',
    redeemVoucher: 'chegou',
  },
};
