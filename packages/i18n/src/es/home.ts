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
  onlyTitle: 'Solo en Metade',
  savedSoFar: (money, meals) => `En ${meals} comidas se han ahorrado unos ${money} hasta hoy, según el precio medio.`,
  honoured: (share) => `El descuento se aplicó bien en el ${share} de las cuentas.`,
  only: {
    waiting: {
      title: 'Una lista de espera que guarda la mesa',
      text: '¿Está lleno? Apúntese. Cuando quede libre una mesa y sea su turno, se la guardamos mientras paga.',
    },
    voucher: {
      title: 'Un vale que funciona sin conexión',
      text: 'Se abre en el móvil sin conexión, y el restaurante también puede comprobarlo sin ella.',
    },
    bill: {
      title: 'La cuenta correcta',
      text: 'Escriba lo que comió y bebió y vea cuánto debe pagar, en el idioma de quien le atiende.',
    },
    guarantee: {
      title: 'Descuento garantizado',
      text: '¿No se aplicó? Reclamar lleva dos minutos. El cumplimiento de cada restaurante está a la vista.',
    },
    change: {
      title: 'Cambie la reserva sin pedirlo',
      text: 'Otro día, otra hora, más gente: ve la diferencia antes de aceptar.',
    },
    demand: {
      title: 'Mesas donde hacen falta',
      text: 'Los restaurantes ven lo que se buscó y no había, y abren esa mesa con un toque.',
    },
  },
  pitchTitle: '¿Un restaurante con mesas vacías los martes?',
  pitchText:
    'Registrarse es gratis y no hay cuota mensual. Diga qué mesas quiere llenar, qué días y a qué horas; cierre cuando quiera.',
};
