import type { Span, Worksheet } from './parse-opening-hours.ts';

/**
 * Parses the common part of OpenStreetMap's opening_hours: 'Tu-Sa 12:00-15:00,19:00-23:00; Su 12:00-16:00; Mo off'. Undefined for
 * anything beyond it (months, weeks, sunrise).
 */
export function parseOsmHours(text: string): Worksheet | undefined {
  const days: Span[][] = [[], [], [], [], [], [], []];
  if (text.trim() === '24/7') return days.map((_, day) => ({ day, spans: [{ open: '00:00', close: '00:00' }] }));
  for (const rule of text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)) {
    const parts = rulePattern.exec(rule)?.groups;
    if (!parts) return undefined;
    const spans = parts.off ? [] : parts.times!.split(',').map(toSpan);
    if (spans.some((span) => !span)) return undefined;
    for (const day of daysOf(parts.days ?? 'Mo-Su')) days[day] = spans as Span[];
  }
  return days.some((spans) => spans.length > 0) ? days.map((spans, day) => ({ day, spans })) : undefined;
}

const dayNames = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];
const rulePattern =
  /^(?:(?<days>(?:(?:Mo|Tu|We|Th|Fr|Sa|Su|PH)(?:-(?:Mo|Tu|We|Th|Fr|Sa|Su))?)(?:,\s*(?:Mo|Tu|We|Th|Fr|Sa|Su|PH)(?:-(?:Mo|Tu|We|Th|Fr|Sa|Su))?)*)\s+)?(?:(?<off>off|closed)|(?<times>\d\d?:\d\d\s*-\s*\d\d?:\d\d(?:\s*,\s*\d\d?:\d\d\s*-\s*\d\d?:\d\d)*))$/;

function daysOf(text: string) {
  return text.split(',').flatMap((part) => {
    const [from, to] = part
      .trim()
      .split('-')
      .map((name) => dayNames.indexOf(name));
    if (from === undefined || from < 0) return [];
    const last = to ?? from;
    const days = [from];
    for (let day = from; day !== last; ) days.push((day = (day + 1) % 7));
    return days;
  });
}

function toSpan(text: string): Span | undefined {
  const [open, close] = text.split('-').map(clock);
  return open && close ? { open, close } : undefined;
}

/** Hours up to 26:00 belong to the night before. */
function clock(text: string) {
  const [hour, minute] = text.trim().split(':').map(Number);
  if (hour === undefined || minute === undefined || hour > 26 || minute > 59) return undefined;
  return `${String(hour % 24).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
