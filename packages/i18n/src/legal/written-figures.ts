import { languageOf, type Language, type Locale } from '../locale.ts';
import { minutesOf, type Figure } from './content-values.ts';

/** A figure as written, in digits or words: "48 h", "two days", "6,00 €", "cinquenta por cento". */
export type WrittenFigure = Omit<Figure, 'name'> & { text: string };

export function writtenFigures(text: string, locale: Locale): WrittenFigure[] {
  const language = languageOf(locale);
  const words = Object.keys(numbers[language]).toSorted((a, b) => b.length - a.length);
  const number = `(?:\\d{1,3}(?:[.\\s]\\d{3})+|\\d+)(?:[.,]\\d{1,2})?|(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`;
  const read = (written: string) => numbers[language][written.toLowerCase()] ?? Number(plain(written));
  const found = (pattern: string, figure: (value: number, unit: string) => Omit<WrittenFigure, 'text'> | null) =>
    [...text.matchAll(new RegExp(pattern, 'giu'))].flatMap((match) => {
      const { value, unit } = match.groups ?? {};
      const made = figure(read(value ?? ''), (unit ?? '').toLowerCase());
      return made === null ? [] : [{ text: match[0].trim(), ...made }];
    });
  const money = (value: number) => ({ of: 'money' as const, amount: Math.round(value * 100) });
  return [
    ...found(`(?<value>${number})[\\s\\u00a0]*(?:%|por cento|per ?cent|por ciento)`, (value) => ({
      of: 'percent',
      amount: value,
    })),
    ...found(
      `(?<value>${number})[\\s\\u00a0]*(?:€|EUR\\b|R\\$|BRL\\b|euros?(?!\\p{L})|reais(?!\\p{L})|reales(?!\\p{L}))`,
      money,
    ),
    ...found(`(?:€|EUR|R\\$|BRL)[\\s\\u00a0]*(?<value>\\d+(?:[.,]\\d{1,2})?)`, money),
    ...found(`(?<value>${number})[\\s\\u00a0]*(?<unit>${Object.keys(units).join('|')})(?!\\p{L})`, (value, unit) => {
      const length = units[unit];
      return length === undefined ? null : { of: 'time', amount: value * minutesOf[length] };
    }),
  ];
}

/** Parses "1.000,50" and "6,00". */
const plain = (written: string) => written.replace(/[.\s](?=\d{3})/g, '').replace(',', '.');

const units: Record<string, keyof typeof minutesOf> = {
  minutos: 'minutes',
  minuto: 'minutes',
  minutes: 'minutes',
  minute: 'minutes',
  min: 'minutes',
  horas: 'hours',
  hora: 'hours',
  hours: 'hours',
  hour: 'hours',
  hrs: 'hours',
  h: 'hours',
  dias: 'days',
  dia: 'days',
  días: 'days',
  día: 'days',
  days: 'days',
  day: 'days',
  meses: 'months',
  mês: 'months',
  mes: 'months',
  months: 'months',
  month: 'months',
};

/** One is left out: it is also the article. */
const numbers: Record<Language, Record<string, number>> = {
  en: {
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    twelve: 12,
    fifteen: 15,
    twenty: 20,
    thirty: 30,
    forty: 40,
    'forty-eight': 48,
    fifty: 50,
    sixty: 60,
  },
  es: {
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    doce: 12,
    quince: 15,
    veinte: 20,
    treinta: 30,
    cuarenta: 40,
    'cuarenta y ocho': 48,
    cincuenta: 50,
    sesenta: 60,
  },
  pt: {
    dois: 2,
    duas: 2,
    três: 3,
    quatro: 4,
    cinco: 5,
    seis: 6,
    sete: 7,
    oito: 8,
    nove: 9,
    dez: 10,
    doze: 12,
    quinze: 15,
    vinte: 20,
    trinta: 30,
    quarenta: 40,
    'quarenta e oito': 48,
    cinquenta: 50,
    sessenta: 60,
  },
};
