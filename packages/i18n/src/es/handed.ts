import type { handed as pt } from '../pt/handed.ts';

export const handed: typeof pt = {
  title: 'Hay una mesa retenida para usted',
  by: (name) =>
    `${name} ha retenido esta mesa para usted y sabrá si hace la reserva. No recibe su nombre ni sus datos.`,
  byAssistant: 'Un asistente ha retenido esta mesa para usted.',
  until: (time) =>
    `Retenida hasta las ${time}. No hay nada reservado ni pagado hasta que acepte las condiciones y pague.`,
  meal: (day, time) => `${day}, a las ${time}`,
  people: (n) => (n === 1 ? '1 persona' : `${n} personas`),
  fee: (sum) => `Gastos de reserva: ${sum}`,
  goOn: 'Continuar con la reserva',
  overTitle: 'Esta mesa ya no está retenida',
  overText: 'Se ha acabado el tiempo, o alguien ya ha continuado con este enlace. No se ha cobrado nada.',
  toRestaurant: 'Ver el restaurante',
  toBookings: 'Mis reservas',
};
