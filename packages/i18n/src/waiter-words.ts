import { inLocale, languageOf, type Locale, localeOfCountry, type Worded } from './locale.ts';
import { overlaid } from './overlay.ts';

/** What a waiter reads on a diner's phone: all languages in one file, so that the waiter can switch offline. */
export interface WaiterWords {
  language: string;
  languages: string;
  close: string;
  booking: (places: number) => string;
  headline: (off: string) => string;
  charge: string;
  onMenu: string;
  food: (off: string) => string;
  rest: (desserts: boolean) => string;
  total: string;
  shared: (people: number, sum: string, about: boolean) => string;
  used: (code: string, time: string) => string;
  notUsed: (code: string) => string;
  covers: (desserts: boolean) => string;
  wrong: string;
}

const pt: WaiterWords = {
  language: 'Português',
  languages: 'Idioma',
  close: 'Fechar',
  booking: (places) => `Reserva Metade · mesa para ${places}`,
  headline: (off) => `A comida tem ${off} de desconto`,
  charge: 'A cobrar',
  onMenu: 'Pela carta',
  food: (off) => `Comida, −${off}`,
  rest: (desserts) => (desserts ? 'Bebidas, preço da carta' : 'Bebidas e sobremesas, preço da carta'),
  total: 'Total a cobrar',
  shared: (people, sum, about) => `${people} pessoas, ${about ? 'cerca de ' : ''}${sum} cada uma`,
  used: (code, time) => `Voucher ${code} usado às ${time}.`,
  notUsed: (code) => `Voucher ${code}: ainda por usar.`,
  covers: (desserts) =>
    desserts
      ? 'As sobremesas entram no desconto; as bebidas, não.'
      : 'As bebidas e as sobremesas não entram no desconto.',
  wrong: 'A conta não bate certo',
};

const words: Worded<WaiterWords> = {
  pt,
  'pt-BR': overlaid(pt, {
    onMenu: 'Pelo cardápio',
    rest: (desserts: boolean) => (desserts ? 'Bebidas, preço do cardápio' : 'Bebidas e sobremesas, preço do cardápio'),
    notUsed: (code: string) => `Voucher ${code}: ainda não usado.`,
    wrong: 'A conta não bate',
  }),
  en: {
    language: 'English',
    languages: 'Language',
    close: 'Close',
    booking: (places) => `Metade booking · table for ${places}`,
    headline: (off) => `The food is ${off} off`,
    charge: 'To charge',
    onMenu: 'On the menu',
    food: (off) => `Food, −${off}`,
    rest: (desserts) => (desserts ? 'Drinks, menu price' : 'Drinks and desserts, menu price'),
    total: 'Total to charge',
    shared: (people, sum, about) => `${people} people, ${about ? 'about ' : ''}${sum} each`,
    used: (code, time) => `Voucher ${code} used at ${time}.`,
    notUsed: (code) => `Voucher ${code}: not used yet.`,
    covers: (desserts) =>
      desserts ? 'Desserts are discounted; drinks are not.' : 'Drinks and desserts are not discounted.',
    wrong: 'The bill is not right',
  },
  es: {
    language: 'Español',
    languages: 'Idioma',
    close: 'Cerrar',
    booking: (places) => `Reserva Metade · mesa para ${places}`,
    headline: (off) => `La comida tiene un ${off} de descuento`,
    charge: 'A cobrar',
    onMenu: 'Según la carta',
    food: (off) => `Comida, −${off}`,
    rest: (desserts) => (desserts ? 'Bebidas, precio de carta' : 'Bebidas y postres, precio de carta'),
    total: 'Total a cobrar',
    shared: (people, sum, about) => `${people} personas, ${about ? 'unos ' : ''}${sum} cada una`,
    used: (code, time) => `Vale ${code} usado a las ${time}.`,
    notUsed: (code) => `Vale ${code}: todavía sin usar.`,
    covers: (desserts) =>
      desserts
        ? 'Los postres entran en el descuento; las bebidas, no.'
        : 'Las bebidas y los postres no entran en el descuento.',
    wrong: 'La cuenta no cuadra',
  },
};

/** The waiter's words in a locale. */
export function waiterWords(locale: Locale): WaiterWords {
  return inLocale(words, locale);
}

/** The three languages offered in a country: its own first. */
export function waiterLocales(country: string): Locale[] {
  const own = localeOfCountry(country);
  const others = (['en', 'es', 'pt'] as const).filter((language) => language !== languageOf(own));
  return [own, ...others];
}
