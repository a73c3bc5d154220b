import { languageOf, type Language, type Locale } from './locale.ts';

export type DateStyle = 'long' | 'short' | 'year' | 'month' | 'past';

/**
 * A local date 'YYYY-MM-DD' in words. long: "Friday 12 June", "sexta, 12 de junho"; short: "Fri 12 Jun", "sex 12 jun"; year: long
 * with its year; month: "June 2026"; past, for records: short, with its year unless that is the present one. Lower case where the
 * language writes it so; see `capitalise`.
 */
export function formatDate(date: string, locale: Locale, style: DateStyle = 'long'): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const words = WORDS[languageOf(locale)];
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  const monthName = words.months[month - 1] ?? '';
  const short = `${words.weekdaysShort[weekday]} ${day} ${words.monthsShort[month - 1]}`;
  if (style === 'short') return short;
  if (style === 'past') return year === new Date().getUTCFullYear() ? short : `${short} ${year}`;
  if (style === 'month') return locale === 'en' ? `${monthName} ${year}` : `${monthName} de ${year}`;
  const dayAndMonth =
    locale === 'en'
      ? `${words.weekdays[weekday]} ${day} ${monthName}`
      : `${words.weekdays[weekday]}, ${day} de ${monthName}`;
  if (style === 'long') return dayAndMonth;
  return locale === 'en' ? `${dayAndMonth} ${year}` : `${dayAndMonth} de ${year}`;
}

/**
 * The real day of a table after midnight, which is listed under the previous evening's date: "(early on Sunday)". Empty for any
 * other.
 */
export function earlyNote(date: string, time: string, locale: Locale): string {
  if (time >= nightEnd) return '';
  return EARLY[languageOf(locale)](weekdayName((weekdayOf(date) + 1) % 7, locale));
}

/** A meal's time, with its real day if that differs from its evening's: "03:30 (early on Sunday)". */
export function formatMealTime(date: string, time: string, locale: Locale): string {
  return `${time} ${earlyNote(date, time, locale)}`.trim();
}

// The domain's end of a night (grid.ts), and before any morning.
const nightEnd = '05:00';

const EARLY: Record<Language, (weekday: string) => string> = {
  en: (weekday) => `(early on ${weekday})`,
  es: (weekday) => `(madrugada del ${weekday})`,
  pt: (weekday) => `(madrugada de ${weekday})`,
};

/** Weekday name, 0 = Sunday: "sexta" / "sex", "Friday" / "Fri". */
export function weekdayName(day: number, locale: Locale, style: 'long' | 'short' = 'long'): string {
  return (style === 'long' ? WORDS[languageOf(locale)].weekdays : WORDS[languageOf(locale)].weekdaysShort)[day] ?? '';
}

/** Day of the week of a local date, 0 = Sunday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** The days of the week in a calendar's order, 0 = Sunday: from Sunday in the Portuguese of Brazil, else from Monday. */
export function calendarWeek(locale: Locale): readonly number[] {
  return locale === 'pt-BR' ? [0, 1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5, 6, 0];
}

/** Wall-clock time 'HH:mm' of an instant in a time zone. */
export function formatTime(instant: string, timeZone: string): string {
  return clock(timeZone, 'time').format(new Date(instant));
}

/** Local date 'YYYY-MM-DD' of an instant in a time zone. */
export function localDateOf(instant: string, timeZone: string): string {
  return clock(timeZone, 'date').format(new Date(instant));
}

/** Capitalises a phrase for the beginning of a line. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clock(timeZone: string, kind: 'time' | 'date'): Intl.DateTimeFormat {
  const key = `${timeZone} ${kind}`;
  let found = clocks.get(key);
  if (!found) {
    found =
      kind === 'time'
        ? new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
        : new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    clocks.set(key, found);
  }
  return found;
}

interface CalendarWords {
  weekdays: readonly string[];
  weekdaysShort: readonly string[];
  months: readonly string[];
  monthsShort: readonly string[];
}

const list = (text: string) => text.split(' ');

const WORDS: Record<Language, CalendarWords> = {
  en: {
    weekdays: list('Sunday Monday Tuesday Wednesday Thursday Friday Saturday'),
    weekdaysShort: list('Sun Mon Tue Wed Thu Fri Sat'),
    months: list('January February March April May June July August September October November December'),
    monthsShort: list('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
  },
  es: {
    weekdays: list('domingo lunes martes miércoles jueves viernes sábado'),
    weekdaysShort: list('dom lun mar mié jue vie sáb'),
    months: list('enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'),
    monthsShort: list('ene feb mar abr may jun jul ago sep oct nov dic'),
  },
  pt: {
    weekdays: list('domingo segunda terça quarta quinta sexta sábado'),
    weekdaysShort: list('dom seg ter qua qui sex sáb'),
    months: list('janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'),
    monthsShort: list('jan fev mar abr mai jun jul ago set out nov dez'),
  },
};

/** Hours from which to which, '12:00–15:00'; one hour alone where both are the same. */
export function formatSpan({ time_open: from, time_close: to }: { time_open: string; time_close: string }): string {
  return from === to ? from : `${from}–${to}`;
}
