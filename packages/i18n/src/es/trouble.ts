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
};
