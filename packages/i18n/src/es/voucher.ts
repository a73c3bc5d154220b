import type { voucher as pt } from '../pt/voucher.ts';

export const voucher: typeof pt = {
  title: (restaurant) => `Vale ${restaurant}`,
  offline: 'Funciona sin red',
  opensAt: (time) => `Confirmada, abre a las ${time}`,
  open: 'Abierto: enséñelo al sentarse',
  late: (time) => `Pasó la tolerancia; la casa puede recibirle hasta las ${time}`,
  over: 'El tiempo de este vale ha terminado',
  usedAt: (time) => `Usado a las ${time}`,
  enjoy: 'Buen provecho',
  enjoyText: 'La comida va a mitad de precio en la cuenta.',
  cancelled: 'Reserva cancelada',
  noShow: 'Ausencia registrada',
  tableFor: (places) => `Mesa para ${places}`,
  inNameOf: (name, until) => `A nombre de ${name} · tolerancia hasta las ${until}`,
  qrLabel: (code) => `Código QR del vale ${code}`,
  codeLabel: 'Código',
  print: 'Imprimir',
  directions: 'Cómo llegar',
  call: 'Llamar',
  seeOrder: (number) => `Ver la reserva ${number}`,
};
