import { foldText } from '@metade/domain/fold-text.ts';

/** Tokens of a line of opening hours. Minutes from midnight; 1440 and more is after it. */
export type HoursToken =
  | { kind: 'day'; day: number }
  | { kind: 'holiday' }
  | { kind: 'time'; minutes: number }
  | { kind: 'bad-time' }
  | { kind: 'until' }
  | { kind: 'to' }
  | { kind: 'separator' }
  | { kind: 'dot' }
  | { kind: 'closed' }
  | { kind: 'closing' }
  | { kind: 'part'; part: 'midday' | 'evening' }
  | { kind: 'word'; word: string };

/** Splits Spanish or Portuguese opening hours into lines of tokens. Text in brackets is dropped. */
export function tokenizeHours(text: string): HoursToken[][] {
  return plain(text)
    .split('\n')
    .map((line) => [...line.matchAll(tokenPattern)].map(toToken))
    .filter((tokens) => tokens.length > 0);
}

function plain(text: string) {
  return foldText(text)
    .replace(/[\u200b\ufeff]/g, '')
    .replace(/[–—−]/g, '-')
    .replace(/\([^()\n]*\)/g, ' ')
    .replace(/todos (?:los|os) dias|a diario|diariamente|cualquier dia/g, 'lun - dom')
    .replace(/a partir de(?: las)?/g, 'desde')
    .replace(/(?<![\d:.])([12])\s(\d)(?=:\d\d)/g, '$1$2');
}

const tokenPattern = new RegExp(
  [
    /(?<bad>\d{3,}\s*[:.,]\d\d)/u,
    /(?<hour>\d{1,2})(?:\s*:[:.]*\s*|\.:?|[;,](?=\d\d\s*(?:h|-|$)))(?<minute>\d\d)(?!\d)\s*(?:h(?!asta)(?:(?:oras?|rs?|s)(?!\p{L}))?)?/u,
    /(?<hourOnly>\d{1,2})\s*(?:h(?!asta)(?:(?:oras?|rs?|s)(?!\p{L}))?(?<minuteAfter>\d\d)?|mad\b)/u,
    /(?<bareHour>(?<=\b(?:das|as|ate|hasta)\s)\d{1,2})(?=\s|$|[a-z,;.])/u,
    /(?<midnight>medianoche|meia-noite)/u,
    /(?<word>\p{L}+(?:-feira)?)/u,
    /(?<mark>[-/,;.:+])/u,
  ]
    .map((part) => part.source)
    .join('|'),
  'gu',
);

function toToken(match: RegExpExecArray): HoursToken {
  const { bad, hour, minute, hourOnly, minuteAfter, bareHour, midnight, word, mark } = match.groups!;
  if (bad) return { kind: 'bad-time' };
  if (hour) return timeToken(Number(hour), Number(minute));
  if (hourOnly) return timeToken(Number(hourOnly), Number(minuteAfter ?? 0));
  if (bareHour) return timeToken(Number(bareHour), 0);
  if (midnight) return { kind: 'time', minutes: 1440 };
  if (word) return wordToken(word);
  if (mark === '-') return { kind: 'to' };
  return mark === '.' || mark === ':' ? { kind: 'dot' } : { kind: 'separator' };
}

function timeToken(hour: number, minute: number): HoursToken {
  return hour <= 24 && minute < 60 ? { kind: 'time', minutes: hour * 60 + minute } : { kind: 'bad-time' };
}

const dayPatterns = [
  /^(?:dom|domingos?|domigos?)$/,
  /^(?:lun|lunes|seg|segundas?(?:-feira)?)$/,
  /^(?:mar|mart|martes|ter|tercas?(?:-feira)?)$/,
  /^(?:mie|mier|miercoles|qua|quartas?(?:-feira)?)$/,
  /^(?:jue|jueves|qui|quintas?(?:-feira)?)$/,
  /^(?:vie|vier|viernes|sex|sextas?(?:-feira)?)$/,
  /^(?:sab|sabados?)$/,
];

function wordToken(word: string): HoursToken {
  const day = dayPatterns.findIndex((pattern) => pattern.test(word));
  if (day >= 0) return { kind: 'day', day };
  if (/^(?:fest|festivos?|feriados?|visperas?|vesperas?)$/.test(word)) return { kind: 'holiday' };
  if (/^(?:cerrad[oa]s?|cerramos|cierran?|fechad[oa]s?|fecha)$/.test(word)) return { kind: 'closed' };
  if (/^(?:cierre|fecho|fechamento)$/.test(word)) return { kind: 'closing' };
  if (/^(?:hasta|ate)$/.test(word)) return { kind: 'until' };
  if (/^(?:a|as)$/.test(word)) return { kind: 'to' };
  if (/^(?:noches?|noites?|tardes?)$/.test(word)) return { kind: 'part', part: 'evening' };
  if (/^(?:mananas?|manhas?|mediodias?)$/.test(word)) return { kind: 'part', part: 'midday' };
  if (/^(?:de|das|la|las|h|hs)$/.test(word)) return { kind: 'dot' };
  if (/^(?:y|e)$/.test(word)) return { kind: 'separator' };
  return { kind: 'word', word };
}
