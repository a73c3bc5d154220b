import type { offline as pt } from '../pt/panel-offline.ts';

export const offline: typeof pt = {
  waiting: (n) =>
    n === 1 ? 'Se enviará 1 acción cuando haya conexión.' : `Se enviarán ${n} acciones cuando haya conexión.`,
  queued: (name) => `${name}: se enviará cuando haya conexión`,
  full: 'No hay espacio en este dispositivo para guardarlo. Libere espacio o repítalo cuando haya conexión.',
  refused: (name, step) => `${name}, ${step}: no se aceptó.`,
  lose: (n) =>
    n === 1
      ? '1 acción aún no se ha enviado y se pierde si sale. ¿Salir de todos modos?'
      : `${n} acciones aún no se han enviado y se pierden si sale. ¿Salir de todos modos?`,
  mark: 'Se enviará',
  take: 'Deshacer',
  read: 'Visto',
  seat: 'Sentar y enviar después',
  seatText: 'Queda marcado en este dispositivo y se envía cuando haya conexión.',
  steps: {
    arriveOrder: 'llegó',
    undoArrival: 'llegada deshecha',
    markNoShow: 'no presentado',
    undoNoShow: 'no presentado deshecho',
    confirmOrder: 'confirmada',
    declineOrder: 'rechazada',
    redeemVoucher: 'llegó',
  },
};
