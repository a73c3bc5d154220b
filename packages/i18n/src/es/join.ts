import type { join as pt } from '../pt/join.ts';

export const join: typeof pt = {
  example: 'Ejemplo',
  eveningTitle: 'Un martes, por ejemplo',
  eveningText: 'Seis mesas que se quedarían vacías, a la venta entre las 19:30 y las 21:00.',
  tables: (n, places) => `${n} ${n === 1 ? 'mesa' : 'mesas'} para ${places}`,
  sold: (n) => (n === 0 ? 'ninguna vendida' : n === 1 ? '1 vendida' : `${n} vendidas`),
  guests: 'Personas que vinieron',
  menuPrice: 'Comida a precio de carta',
  theyPay: 'Comida que pagan',
  drinks: 'más las bebidas, enteras',
  metadeCost: 'Paga a Metade',
  estimateTitle: '¿Y en su restaurante?',
  estimateText: 'Cambie los números y verá el resultado al momento.',
  fields: {
    tables: 'Mesas por noche',
    covers: 'Personas por mesa',
    evenings: 'Noches por semana',
    ticket: 'Cuenta media por persona, sin bebidas',
    share: 'Mesas que se venden',
  },
  ofTables: (share) => `el ${share} de las mesas`,
  resultGuests: (n) => (n === 1 ? 'cerca de 1 persona al mes' : `cerca de ${n} personas al mes`),
  resultMoney: (sum) => `cerca de ${sum} al mes en comida, ya con el descuento, más las bebidas`,
  estimateTag: 'Estimación',
  marked: 'Es una estimación, no una promesa: lo que se vende depende de la ciudad, del día y del restaurante.',
  questionsTitle: 'Preguntas de quien tiene un restaurante',
  questions: (off) => [
    {
      q: '¿Cuánto cuesta?',
      a: 'Nada. No hay alta, ni cuota mensual, ni comisión sobre la cuenta. Quien reserva paga a Metade un pequeño importe por el vale.',
    },
    {
      q: '¿En qué se aplica el descuento?',
      a: `El ${off} de descuento en toda la comida, a toda la mesa. Las bebidas se pagan enteras, y usted dice si entran los postres.`,
    },
    {
      q: '¿Tengo que poner a la venta todas las mesas?',
      a: 'No. Elige cuántas, de qué tamaño, qué días y a qué horas, y lo cambia cuando quiera.',
    },
    {
      q: '¿Y si esa noche se llena?',
      a: 'Hace una pausa con un toque: no se vende nada más hasta que vuelva a abrir. Las reservas que ya existen se mantienen.',
    },
    {
      q: '¿Cómo me entero de una reserva?',
      a: 'Por correo y en el panel, que se abre en el móvil o en el ordenador. Puede responder a cada solicitud o dejar que se confirmen al momento.',
    },
    {
      q: '¿Y si el cliente no viene?',
      a: 'Marca que no se ha presentado. Quien falta varias veces deja de poder reservar durante un tiempo.',
    },
  ],
  start: 'Registrar el restaurante',
};
