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
  notSent: 'Sin red: no se envió nada. Inténtelo otra vez o llame al restaurante.',

  disputeTitle: '¿Estuvo allí?',
  disputeText: (until) =>
    `Cuéntenos qué pasó; tiene hasta el ${until}. Mientras no decidamos, la ausencia no cuenta en su contra.`,
  disputeLabel: 'Qué pasó',
  disputeSend: 'Impugnar la ausencia',
  disputeStates: {
    open: 'Tenemos lo que nos contó. Le escribiremos cuando esté decidido; hasta entonces la ausencia no cuenta.',
    upheld: 'Tenía razón: la ausencia se ha borrado y la reserva cuenta como usada.',
    rejected: 'Hemos mirado lo que nos contó. La ausencia se mantiene.',
  },

  claimTitle: (off) => `No se aplicó el ${off}`,
  claimIntro: 'Dos minutos: una foto de la cuenta, cuánto le cobraron y qué dijo la casa.',
  claimPromise: 'Si tiene razón, el precio del vale vuelve como saldo.',
  claimLink: 'Problema con el descuento',
  claimPhoto: 'Foto de la cuenta',
  claimPhotoHint: (megabytes) => `JPEG, PNG, WebP o AVIF, hasta ${megabytes} MB. Solo la vemos nosotros.`,
  claimCharged: 'Cuánto le cobraron en total',
  claimChargedWrong: 'Escriba un importe, por ejemplo 45,50.',
  claimText: 'Qué pasó',
  claimTextHint: 'Por ejemplo, qué dijo quien les atendió.',
  claimSend: 'Enviar la reclamación',
  claimStates: {
    open: 'Tenemos su reclamación. Miramos la cuenta y le escribimos.',
    accepted: 'Tenía razón con la cuenta: el precio del vale volvió como saldo.',
    rejected: 'Hemos mirado la cuenta: según las reglas del descuento, estaba bien.',
  },
  claimClosed: 'Ahora no hay nada que reclamar por esta reserva.',
  backToOrder: 'Volver a la reserva',
  weWrote: 'Le escribimos',
};
