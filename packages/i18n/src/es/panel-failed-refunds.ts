import type { failedRefunds as pt } from '../pt/panel-failed-refunds.ts';

export const failedRefunds: typeof pt = {
  title: 'Reembolsos fallidos',
  text: 'Reembolsos que el banco del cliente ha devuelto: seguimos debiendo este dinero. Decida cada uno una sola vez; el cliente recibe un aviso por correo.',
  lists: { open: 'Por decidir', over: 'Decididos' },
  decisions: {
    retried: 'Enviado de nuevo a la tarjeta',
    credited: 'Concedido como crédito',
    transferred: 'Pagado por transferencia bancaria',
  },
  states: {
    failed: 'Devuelto por el banco: pendiente de pago',
    pending: 'De camino a la tarjeta',
    done: 'Devuelto al cliente',
  },
  settledByDispute: 'El banco devolvió el dinero en una disputa',
  refund: 'Reembolso',
  amount: 'Importe',
  failed: 'Devuelto por el banco el',
  tries: 'Intentos fallidos',
  card: 'Tarjeta',
  gift: 'Tarjeta regalo',
  gatewayId: 'En la pasarela',
  decision: 'Decisión',
  transferReference: 'Referencia de la transferencia',
  how: 'Cómo devolver el dinero',
  ways: {
    retried: (sum) =>
      `Enviar ${sum} de nuevo a la misma tarjeta. Solo funciona si la tarjeta vuelve a estar activa; si el banco lo devuelve otra vez, aparecerá aquí de nuevo.`,
    credited: (sum) => `Conceder ${sum} como crédito a la cuenta del cliente. Deja de deberse como dinero.`,
    transferred: (sum) =>
      `Ya he transferido ${sum} a la cuenta bancaria del cliente. La transferencia se hace fuera de Metade; aquí queda su referencia, que el cliente recibe por correo.`,
  },
  acts: { retried: 'Enviar de nuevo', credited: 'Dar crédito', transferred: 'Marcar como pagado' },
  referenceMissing: 'Escriba la referencia de la transferencia.',
  note: 'Nota para el registro',
  disputed: 'El mismo pago está en disputa: espere la decisión del banco, que puede devolver el dinero él mismo.',
  noAccount: 'La cuenta del cliente se ha eliminado: no se puede dar crédito.',
  decided: (what) => `${what}.`,
};
