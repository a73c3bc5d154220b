import { inLocale, type Locale, type Worded } from './locale.ts';

type PassWords = {
  title: (restaurant: string) => string;
  time: string;
  day: string;
  people: string;
  code: string;
  name: string;
  address: string;
  phone: string;
  booking: string;
  /** Over the link to the voucher as it is now: a pass stays as it was added. */
  current: string;
};

/** Words of a voucher's pass in Apple Wallet and Google Wallet. */
export function passWords(locale: Locale): PassWords {
  return inLocale(words, locale);
}

const pt: PassWords = {
  title: (restaurant) => `Voucher ${restaurant}`,
  time: 'Hora',
  day: 'Dia',
  people: 'Pessoas',
  code: 'Código',
  name: 'Em nome de',
  address: 'Morada',
  phone: 'Telefone',
  booking: 'Reserva',
  current: 'O voucher como está agora',
};

const words: Worded<PassWords> = {
  pt,
  'pt-BR': { ...pt, time: 'Horário', address: 'Endereço' },
  en: {
    title: (restaurant) => `Voucher ${restaurant}`,
    time: 'Time',
    day: 'Day',
    people: 'People',
    code: 'Code',
    name: 'In the name of',
    address: 'Address',
    phone: 'Phone',
    booking: 'Booking',
    current: 'The voucher as it is now',
  },
  es: {
    title: (restaurant) => `Vale ${restaurant}`,
    time: 'Hora',
    day: 'Día',
    people: 'Personas',
    code: 'Código',
    name: 'A nombre de',
    address: 'Dirección',
    phone: 'Teléfono',
    booking: 'Reserva',
    current: 'El vale tal como está ahora',
  },
};
