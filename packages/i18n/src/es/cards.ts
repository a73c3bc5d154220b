import type { cards as pt } from '../pt/cards.ts';

export const cards: typeof pt = {
  title: 'Sus tarjetas',
  text: 'Solo tarjetas de crédito. El número se queda en el servicio de pago; nosotros guardamos el nombre, la caducidad y las cuatro últimas cifras.',
  byCurrency: 'Cada tarjeta paga solo en las monedas que se indican. En otra moneda, introduzca una tarjeta al pagar.',
  paysIn: (currencies) => `Paga en ${currencies.join(', ')}.`,
  none: 'Todavía no ha guardado ninguna tarjeta.',
  add: 'Añadir una tarjeta',
  full: (max) => `Tiene ${max} tarjetas, el máximo. Quite una para añadir otra.`,
  name: (brand, last4) => `${brand} que termina en ${last4}`,
  validUntil: (expiry) => `Crédito, válida hasta ${expiry}`,
  expired: (expiry) => `Caducada desde ${expiry}`,
  isDefault: 'Principal',
  makeDefault: 'Usar como principal',
  change: 'Actualizar',
  remove: 'Quitar',
  done: {
    saved: 'La tarjeta está guardada. El importe de validación se ha liberado.',
    default: 'Esta tarjeta será la primera al pagar.',
    givenUp: 'La tarjeta no se ha guardado y no se ha cobrado nada.',
    removed: 'La tarjeta se ha quitado. Las reservas pagadas con ella siguen como están.',
  },
  createTitle: 'Añadir una tarjeta',
  updateTitle: 'Actualizar la tarjeta',
  updateText: (card) =>
    `${card}: introdúzcala otra vez con el nombre y la caducidad actuales. Ocupa el lugar de la anterior.`,
  validation: (sum) => `La validamos con ${sum}, que se devuelven enseguida.`,
  asDefault: 'Usar como tarjeta principal',
  save: (sum) => `Validar con ${sum} y guardar`,
  saving: 'Preguntando al banco',
  waiting: (card) =>
    `${card}: su banco espera su confirmación. La tarjeta solo se guarda después; mientras tanto no se cobra nada.`,
  giveUp: 'Cancelar',
  back: 'Volver a las tarjetas',
  unreachable: 'El servicio de pago no responde. No se ha cobrado nada; inténtelo otra vez.',
  use: 'Usar esta tarjeta',
  needsScript:
    'Para añadir una tarjeta, el navegador tiene que permitir JavaScript: el número va directo al servicio de pago.',
  payWith: '¿Con qué tarjeta paga?',
  keep: (sum) => `Guardar para la próxima. La validamos con ${sum}, que se devuelven enseguida.`,
};
