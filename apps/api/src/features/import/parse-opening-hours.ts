import { sectionOfHeading, type HoursSection } from './opening-hours-sections.ts';
import { tokenizeHours, type HoursToken } from './opening-hours-tokens.ts';

/** Local times 'HH:mm'. A `close` not after `open` is on the next day; equal ones mean around the clock. */
export type Span = { open: string; close: string };

/** `day` is 0–6, Sunday first. A day without spans is closed. Days ascend, spans of a day too. */
export type Worksheet = { day: number; spans: Span[] }[];

export type HoursReject = 'no_hours' | 'no_closing_time' | 'unclear_time' | 'overlapping';
export type HoursResult = { ok: Worksheet } | { reject: HoursReject };

/**
 * Parses opening hours in Spanish or Portuguese prose: 'Lun - dom 13:00 - 16:00 y 20:00 - 24:00 h'. With several rooms the dining
 * room's count. Refuses, with a reason, whatever is not understood for certain: wrong hours are worse than none.
 */
export function parseOpeningHours(text: string): HoursResult {
  const lines = tokenizeHours(text);
  if (!lines.some((line) => line.some((t) => t.kind === 'time' || t.kind === 'bad-time')))
    return { reject: 'no_hours' };
  const sections = readSections(lines);
  const chosen = chooseSection(sections);
  if (!chosen) return { reject: 'no_hours' };
  if (chosen.trouble) return { reject: chosen.trouble };
  const week = [0, 1, 2, 3, 4, 5, 6].map((day) => chosen.days[day] ?? []);
  if (week.every((spans) => spans.length === 0)) return { reject: 'no_hours' };
  if (week.some(overlap)) return { reject: 'overlapping' };
  return { ok: week.map((spans, day) => ({ day, spans: spans.map(toSpan) })) };
}

type Minutes = { open: number; close: number };
type DayPart = { day: number; part?: 'midday' | 'evening' };
type Section = { days: Partial<Record<number, Minutes[]>>; closed: DayPart[]; trouble?: HoursReject };

function readSections(lines: HoursToken[][]) {
  const sections: Partial<Record<HoursSection, Section>> = {};
  let kind: HoursSection = 'base';
  let group: DayPart[] = [];
  let previous: Minutes[] = [];
  for (const line of lines) {
    const lead = line.findIndex(
      (t) =>
        t.kind === 'day' || t.kind === 'time' || t.kind === 'holiday' || t.kind === 'closed' || t.kind === 'bad-time',
    );
    kind = headingOf(lead < 0 ? line : line.slice(0, lead), lead >= 0) ?? kind;
    if (lead < 0) continue;
    const section = (sections[kind] ??= { days: {}, closed: [] });
    for (const entry of entriesOf(line.slice(lead))) {
      if (entry.days) group = entry.days;
      if (entry.closed) {
        section.closed.push(...(entry.days ?? []));
        continue;
      }
      const read = spansOf(entry.tokens, previous[0]?.open);
      if ('trouble' in read) {
        if (read.trouble !== 'no_hours') section.trouble ??= read.trouble;
        continue;
      }
      previous = read.spans;
      const days = group.length > 0 || entry.days ? group : everyDay;
      for (const { day } of days) section.days[day] = merge(section.days[day] ?? [], read.spans);
    }
  }
  for (const section of Object.values(sections)) for (const closed of section.closed) closeDay(section.days, closed);
  return sections;
}

const everyDay: DayPart[] = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day }));

/** A line without days or times is a heading when it names a section; a longer unknown one is dropped. */
function headingOf(tokens: HoursToken[], hoursFollow: boolean): HoursSection | null {
  const words = tokens.flatMap((t) => (t.kind === 'word' ? [t.word] : t.kind === 'part' ? ['comidas'] : []));
  const section = sectionOfHeading(words);
  return section === 'other' && !hoursFollow && words.length > 4 ? null : section;
}

type Entry = { days?: DayPart[]; closed: boolean; tokens: HoursToken[] };

/** Cuts a line where days follow times: each piece has days (none: the previous ones) and times, or is a closing. */
function entriesOf(line: HoursToken[]): Entry[] {
  const entries: Entry[] = [];
  let current: { days: HoursToken[]; tokens: HoursToken[]; closed: boolean } | undefined;
  const finish = () => {
    if (current) entries.push({ days: daysOf(current.days), tokens: current.tokens, closed: current.closed });
    current = undefined;
  };
  for (const [i, token] of line.entries()) {
    const isDay = token.kind === 'day' || token.kind === 'holiday';
    const timesSeen = current?.tokens.some((t) => t.kind === 'time');
    const closedAfterDays = current?.closed && current.days.length > 0 && current.tokens.length > 0;
    if (isDay && (timesSeen || closedAfterDays)) finish();
    if (token.kind === 'closed' && timesSeen) finish();
    current ??= { days: [], tokens: [], closed: false };
    if (token.kind === 'closed') {
      current.closed = true;
      if (current.days.length > 0) current.tokens.push(token);
    } else if (current.tokens.length === 0 && !startsTimes(line, i)) current.days.push(token);
    else current.tokens.push(token);
  }
  finish();
  return entries.filter((e) => e.closed || e.days || e.tokens.some((t) => t.kind === 'time' || t.kind === 'bad-time'));
}

/** 'dom até 18h': the word before a time may belong to it; in 'lunes hasta viernes' it does not. */
function startsTimes(line: HoursToken[], i: number): boolean {
  const kind = line[i]?.kind;
  if (kind === 'until') return startsTimes(line, i + (line[i + 1]?.kind === 'dot' ? 2 : 1));
  return kind === 'time' || kind === 'bad-time';
}

/** Undefined when no day is named; an empty list when only holidays are. */
function daysOf(tokens: HoursToken[]): DayPart[] | undefined {
  if (!tokens.some((t) => t.kind === 'day' || t.kind === 'holiday')) return undefined;
  const days: DayPart[] = [];
  let range = false;
  for (const token of tokens) {
    const last = days.at(-1);
    if (token.kind === 'day') {
      if (range && last) for (let d = (last.day + 1) % 7; d !== token.day; d = (d + 1) % 7) days.push({ day: d });
      days.push({ day: token.day });
      range = false;
    } else if (token.kind === 'to' || token.kind === 'until') range = true;
    else if (token.kind === 'part' && last) last.part = token.part;
    else if (token.kind === 'separator' || token.kind === 'dot' || token.kind === 'holiday') range = false;
  }
  return days;
}

function spansOf(
  tokens: HoursToken[],
  openBefore: number | undefined,
): { spans: Minutes[] } | { trouble: HoursReject } {
  if (tokens.some((t) => t.kind === 'bad-time')) return { trouble: 'unclear_time' };
  const spans: Minutes[] = [];
  let open: number | undefined;
  let between: HoursToken['kind'][] = [];
  for (const token of tokens) {
    if (token.kind === 'time' && open !== undefined) {
      if (between.some((k) => k !== 'to' && k !== 'until' && k !== 'dot')) return { trouble: 'no_closing_time' };
      spans.push({ open, close: token.minutes });
      open = undefined;
    } else if (token.kind === 'time' && between.includes('until') && openBefore !== undefined) {
      spans.push({ open: openBefore, close: token.minutes });
    } else if (token.kind === 'time') open = token.minutes;
    else if (token.kind === 'closing') return { trouble: 'no_closing_time' };
    between = token.kind === 'time' ? [] : [...between, token.kind];
  }
  if (open !== undefined) return { trouble: 'no_closing_time' };
  const real = spans
    .filter((s) => s.open !== s.close)
    .map((s) => (s.close < s.open ? { ...s, close: s.close + 1440 } : s));
  return real.length > 0 ? { spans: real } : { trouble: 'no_hours' };
}

/** Later hours of a day are added to the earlier ones, or replace those they overlap. */
function merge(before: Minutes[], after: Minutes[]) {
  const meet = before.some((a) => after.some((b) => a.open < b.close && b.open < a.close));
  return (meet ? [...after] : [...before, ...after]).sort((a, b) => a.open - b.open);
}

const eveningFrom = 18 * 60;

/** Removes a day, or its evening or midday; hours across both are cut at 18:00. */
function closeDay(days: Section['days'], { day, part }: DayPart) {
  const spans = days[day] ?? [];
  if (!part) days[day] = [];
  else if (part === 'evening') {
    days[day] = spans
      .filter((s) => s.open < eveningFrom - 60)
      .map((s) => ({ ...s, close: Math.min(s.close, eveningFrom) }));
  } else {
    days[day] = spans.filter((s) => s.close > eveningFrom).map((s) => ({ ...s, open: Math.max(s.open, eveningFrom) }));
  }
}

function chooseSection(sections: Partial<Record<HoursSection, Section>>): Section | undefined {
  const hasHours = (s: Section | undefined) => s && Object.values(s.days).some((spans) => spans && spans.length > 0);
  const { dining, base } = sections;
  if (hasHours(dining)) {
    return { ...dining!, days: { ...base?.days, ...dining!.days } };
  }
  for (const kind of ['base', 'meals', 'kitchen', 'other', 'seasonal'] as const) {
    if (hasHours(sections[kind]) || sections[kind]?.trouble) return sections[kind];
  }
  return undefined;
}

function overlap(spans: Minutes[]) {
  return spans.some((s, i) => i > 0 && s.open < spans[i - 1]!.close) || spans.some((s) => s.close - s.open > 1440);
}

function toSpan({ open, close }: Minutes): Span {
  return { open: clock(open), close: clock(close) };
}

function clock(minutes: number) {
  const inDay = minutes % 1440;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
}
