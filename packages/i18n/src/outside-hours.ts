import { weekdayName } from './format-date.ts';
import { inLocale, type Locale, type Worded } from './locale.ts';
import { overlaid } from './overlay.ts';

type Table = { day: number; time: string };

/** Warning about tables offered while the restaurant is closed: a sentence, and a line per day, Monday first. */
export function outsideHoursText(
  tables: readonly Table[],
  locale: Locale,
): { title: string; text: string; lines: string[] } {
  const { title, text } = inLocale(words, locale);
  const lines = [1, 2, 3, 4, 5, 6, 0].flatMap((day) => {
    const times = [...new Set(tables.filter((table) => table.day === day).map(({ time }) => time))];
    return times.length > 0 ? [`${weekdayName(day, locale)}: ${times.join(', ')}`] : [];
  });
  return { title, text, lines };
}

type Words = { title: string; text: string };

const pt: Words = {
  title: 'Há mesas fora do horário de abertura',
  text: 'Corrija o horário ou as mesas: assim vendem-se mesas com o restaurante fechado.',
};

const words: Worded<Words> = {
  en: {
    title: 'Some tables are outside your opening hours',
    text: 'Correct the hours or the tables: as it is, tables are sold while the restaurant is closed.',
  },
  es: {
    title: 'Hay mesas fuera del horario de apertura',
    text: 'Corrija el horario o las mesas: así se venden mesas con el restaurante cerrado.',
  },
  pt,
  'pt-BR': overlaid(pt, { text: 'Corrija o horário ou as mesas: assim, há mesas à venda com o restaurante fechado.' }),
};
