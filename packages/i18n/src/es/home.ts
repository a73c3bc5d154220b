import type { home as pt } from '../pt/home.ts';

export const home: typeof pt = {
  title: 'Metade: mesa llena, la mitad de la cuenta',
  description: (price, off) =>
    `Reserve mesa para 2, 4 o 6 y todos tienen un ${off} de descuento en la comida. Los gastos de reserva, desde ${price}.`,
  headline: ['Mesa llena.', 'La mitad de la cuenta.'],
  lead: (price, off) =>
    `Reserve mesa para 2, 4 o 6 y todos tienen un ${off} de descuento en la comida. Los gastos de reserva, desde ${price}.`,
  whereTitle: '¿Adónde quiere ir?',
  allCities: 'Ver todas las ciudades',
  restaurants: (n) => (n === 1 ? '1 restaurante' : `${n} restaurantes`),
  howTitle: 'Cómo funciona',
  steps: {
    choose: {
      title: 'Elija la mesa',
      text: (minutes) => `Solo ve horas libres. Durante ${minutes} minutos la mesa es solo suya, mientras paga.`,
    },
    pay: {
      title: 'Pague solo los gastos de reserva',
      text: (hours) =>
        `Los gastos de reserva son lo único que paga aquí. Si cancela hasta ${hours} horas antes, se le devuelven íntegros a la tarjeta.`,
    },
    show: {
      title: 'Enseñe el vale',
      text: 'El código funciona sin conexión. La cuenta de la comida llega ya con el descuento.',
    },
  },
  exampleReservation: 'Reserva para 2',
  exampleFood: 'Comida en la mesa',
  examplePay: 'Paga en el restaurante',
  exampleDrinks: 'Bebidas aparte, a precio de carta.',
  exampleTable: 'Mesa para 2, 20:00',
  exampleConfirmed: 'Confirmada',
  exampleSlots: (day, period) => `${day}, ${period}`,
  tonightTitle: (day, period, city) => `${day} ${period} en ${city}`,
  seeTables: (n) => `Ver ${n}`,
  pitchTitle: '¿Un restaurante con mesas vacías los martes?',
  pitchText:
    'Registrarse es gratis y no hay cuota mensual. Diga qué mesas quiere llenar, qué días y a qué horas; cierre cuando quiera.',
};
