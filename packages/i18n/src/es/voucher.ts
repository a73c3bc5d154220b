import type { voucher as pt } from '../pt/voucher.ts';
import { used } from './used.ts';

export const voucher: typeof pt = {
  title: (restaurant) => `Vale ${restaurant}`,
  offline: 'Funciona sin conexión',
  opensAt: (time) => `Confirmada, abre a las ${time}`,
  open: 'Abierto: enséñelo al sentarse',
  late: (time) => `Pasó la tolerancia; el restaurante puede recibirle hasta las ${time}`,
  over: 'Este vale ya no es válido',
  ...used,
  pin: {
    title: 'El camarero introduce el PIN',
    text: 'Sin lector a mano: el camarero introduce aquí el PIN del restaurante y la llegada queda registrada.',
    label: 'PIN del camarero',
    hint: 'Cuatro cifras',
    submit: 'Usar el vale',
    locked: 'Bloqueado para el PIN',
    lockedText:
      'Demasiados PIN incorrectos. El restaurante puede leer el QR, introducir el código o desbloquearlo en su lista.',
  },
  enjoy: 'Buen provecho',
  enjoyText: 'La comida va con el descuento en la cuenta.',
  cancelled: 'Reserva cancelada',
  noShow: 'No presentado',
  tableFor: (places) => `Mesa para ${places}`,
  inNameOf: (name, until) => `A nombre de ${name} · tolerancia hasta las ${until}`,
  qrLabel: (code) => `Código QR del vale ${code}`,
  codeLabel: 'Código',
  forTheWaiter: 'Para quien atiende la mesa',
  waiterNote: (food, off) =>
    `Vale Metade: descuento del ${off} sobre ${food} para toda la mesa. El resto, a precio de carta.`,
  waiterFood: (desserts) => (desserts ? 'toda la comida, con postres,' : 'la comida, sin postres,'),
  print: 'Imprimir',
  addToWallet: { apple: 'Añadir a Cartera de Apple', google: 'Añadir a Google Wallet' },
  directions: 'Cómo llegar',
  call: 'Llamar',
  seeOrder: (number) => `Ver la reserva ${number}`,
};
