import type { trouble as pt } from '../pt/trouble.ts';

export const trouble: typeof pt = {
  lateTitle: '¿Va a llegar tarde?',
  lateText:
    'Diga cuántos minutos después de la hora. El restaurante lo ve al momento, y la mesa espera dentro de la tolerancia.',
  lateMinutes: (minutes) => `${minutes} min`,
  lateMinutesLong: (minutes, time) => `Avisar: ${minutes} minutos, a las ${time}`,
  lateSaid: (minutes, time) => `El restaurante lo sabe: llega a las ${time}, ${minutes} minutos después de la hora.`,
  lateChange: '¿Ha cambiado? Dígalo otra vez.',
  onTime: 'Al final llego a tiempo',
  notSent: 'Sin conexión: no se ha enviado nada. Inténtelo otra vez o llame al restaurante.',

  disputeTitle: '¿Estuvo allí?',
  disputeText: (until) =>
    `Cuéntenos qué pasó; tiene hasta el ${until}. Mientras no decidamos, no contará como no presentado.`,
  disputeLabel: 'Qué pasó',
  disputeSend: 'Impugnar el no presentado',
  disputeStates: {
    open: 'Tenemos lo que nos contó. Le escribiremos cuando esté decidido; hasta entonces no cuenta como no presentado.',
    upheld: 'Tenía razón: ya no consta como no presentado y la reserva cuenta como usada.',
    rejected: 'Hemos revisado lo que nos contó. Sigue constando como no presentado.',
  },

  claimTitle: (off) => `No se aplicó el ${off} de descuento`,
  claimIntro:
    'Dos minutos: una foto de la cuenta, cuánto costó la comida, cuánto le cobraron y qué dijo el restaurante.',
  claimPromise: (max) =>
    `Si tiene razón, los gastos de reserva vuelven a su tarjeta y el descuento que no le hicieron se suma a su crédito, hasta ${max}.`,
  claimLink: 'Problema con el descuento',
  claimPhoto: 'Foto de la cuenta',
  claimPhotoHint: (megabytes) => `JPEG, PNG, WebP o AVIF, hasta ${megabytes} MB. Solo la vemos nosotros.`,
  claimFood: 'Comida de la cuenta, a precio completo, sin bebidas',
  claimCharged: 'Cuánto le cobraron en total',
  claimChargedWrong: 'Introduzca un importe, por ejemplo 45,50.',
  claimText: 'Qué pasó',
  claimFigures: (full, due, rest, total) =>
    `Según la carta, la comida suma ${full}; con el descuento son ${due}. El resto, sin descuento: ${rest}. Deberíamos haber pagado ${total}.`,
  claimTextHint: 'Por ejemplo, qué dijo quien les atendió.',
  claimSend: 'Enviar la reclamación',
  claimAccepted: (card, credit, guarantee) =>
    [
      'Tenía razón con la cuenta.',
      card && `${card} de los gastos de reserva vuelven a su tarjeta.`,
      credit && `${credit} de los gastos de reserva están en su crédito.`,
      guarantee && `${guarantee} por el descuento que no le hicieron están en su crédito.`,
    ]
      .filter(Boolean)
      .join(' '),
  claimStates: {
    open: 'Tenemos su reclamación. Miramos la cuenta y le escribimos.',
    rejected: 'Hemos mirado la cuenta: según las reglas del descuento, estaba bien.',
  },
  claimClosed: 'Ahora no hay nada que reclamar por esta reserva.',
  backToOrder: 'Volver a la reserva',
  weWrote: 'Le escribimos',
};
