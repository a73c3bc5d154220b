import { inLocale, type Locale, type Worded } from './locale.ts';

type CalendarWords = {
  title: (restaurant: string) => string;
  named: (name: string, people: number) => string;
  unnamed: (people: number) => string;
  table: (places: number) => string;
};

/** Words of a restaurant's bookings in a calendar program, in the market's language. */
export function calendarWords(locale: Locale): CalendarWords {
  return inLocale(words, locale);
}

const words: Worded<CalendarWords> = {
  pt: {
    title: (restaurant) => `Reservas Metade: ${restaurant}`,
    named: (name, people) => `${name} (${people === 1 ? '1 pessoa' : `${people} pessoas`})`,
    unnamed: (people) => (people === 1 ? 'Reserva, 1 pessoa' : `Reserva, ${people} pessoas`),
    table: (places) => `Mesa para ${places}`,
  },
  en: {
    title: (restaurant) => `Metade bookings: ${restaurant}`,
    named: (name, people) => `${name} (${people === 1 ? '1 person' : `${people} people`})`,
    unnamed: (people) => (people === 1 ? 'Booking, 1 person' : `Booking, ${people} people`),
    table: (places) => `Table for ${places}`,
  },
  es: {
    title: (restaurant) => `Reservas Metade: ${restaurant}`,
    named: (name, people) => `${name} (${people === 1 ? '1 persona' : `${people} personas`})`,
    unnamed: (people) => (people === 1 ? 'Reserva, 1 persona' : `Reserva, ${people} personas`),
    table: (places) => `Mesa para ${places}`,
  },
};

/** Words of a diner's own bookings in a calendar program, in the diner's language. */
export function dinerCalendarWords(locale: Locale): { title: string; table: (places: number) => string } {
  return { title: inLocale(dinerTitles, locale), table: inLocale(words, locale).table };
}

const dinerTitles: Worded<string> = {
  pt: 'As minhas reservas na Metade',
  'pt-BR': 'Minhas reservas na Metade',
  en: 'My Metade bookings',
  es: 'Mis reservas en Metade',
};
