import { weekdayName } from '@metade/i18n/format-date.ts';
import { formatMoney } from '@metade/i18n/format-money.ts';
import type { Locale } from '@metade/i18n/locale.ts';
import type { Words } from '../words/words.tsx';

type Values = Readonly<Record<string, unknown>>;
type Labels = Readonly<Record<string, string>>;
type Reader = { m: Words['m']; locale: Locale; moment: (instant: string) => string };
type Change = { what: string; before: Values; after: Values };

/** A change in words, one line per field: for lists the added and removed entries, otherwise before and after. */
export function loggedChange(change: Change, reader: Reader): string[] {
  const { m } = reader;
  const { before, after, what } = change;
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => key !== 'currency');
  const currency = after.currency ?? before.currency;
  const show = (key: string, value: unknown) => shown(key, value, { ...reader, what, currency });
  return keys.map((key) => {
    const label = labelOf(key, what, m);
    const [was, is] = [before[key], after[key]];
    if (!Array.isArray(was) && !Array.isArray(is)) return m.desk.changed(label, show(key, was), show(key, is));
    const [old, now] = [listOf(was), listOf(is)].map((list) => list.map((entry) => show(key, entry))) as [
      string[],
      string[],
    ];
    const came = now.filter((entry) => !old.includes(entry));
    const went = old.filter((entry) => !now.includes(entry));
    // What is shown of an entry is not all of it.
    const known = new Set(listOf(was).map((entry) => JSON.stringify(entry)));
    const altered = now.filter((entry, at) => old.includes(entry) && !known.has(JSON.stringify(listOf(is)[at])));
    const told = Object.entries({ '+': came, '−': went, '±': altered });
    const parts = told.flatMap(([sign, entries]) => some(entries, m).map((entry) => `${sign} ${entry}`));
    return `${label}: ${parts.join('; ') || m.evening.log.reordered}`;
  });
}

/** How a party came; of anything else, what it is. */
const labelOf = (key: string, what: string, m: Words['m']): string =>
  key === 'kind' && !what.startsWith('party.') ? m.licensee.leads.kind : ((m.changes.fields as Labels)[key] ?? key);

function kindsOf(what: string, m: Words['m']): Labels {
  if (what.startsWith('content.')) return m.content.kinds;
  if (what.startsWith('lead.')) return { ...m.licensee.leads.kinds, ...m.licensee.leads.entries };
  return what.startsWith('party.') ? m.evening.party.kinds : m.person.kinds;
}

const listMax = 12;
const textMax = 160;
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function some(entries: string[], m: Words['m']): string[] {
  return entries.length <= listMax
    ? entries
    : [...entries.slice(0, listMax), m.evening.log.more(entries.length - listMax)];
}

function shown(key: string, value: unknown, reader: Reader & { what: string; currency: unknown }): string {
  const { m, locale, moment, what, currency } = reader;
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? m.changes.yes : m.changes.no;
  if (typeof value === 'number')
    return ['amount', 'refund', 'credit'].includes(key) && typeof currency === 'string'
      ? formatMoney({ amount: value, currency } as Parameters<typeof formatMoney>[0], locale)
      : String(value);
  if (Array.isArray(value)) return value.map((entry) => shown(key, entry, reader)).join(', ') || '–';
  if (typeof value === 'object') return describe(key, value as Values, reader);
  const text = String(value);
  if (key === 'tables') return tableOf(text, reader);
  const known: Labels | undefined = {
    state: what.startsWith('booking.') ? m.reservations.states : m.admin.states,
    role: m.desk.roles as Labels,
    events: m.connections.webhooks.event as Labels,
    kind: kindsOf(what, m),
  }[key];
  if (known?.[text]) return known[text];
  if (/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d)/.test(text)) return moment(text);
  return text.length > textMax ? `${text.slice(0, textMax)}…` : text;
}

/** A time of the grid in the API's form: "5 night 20:00 × 2: 4". */
function tableOf(text: string, { m, locale }: Reader): string {
  const [, day, period, time, places, tables] = /^(\d) (\w+) (\S+) × (\d): (\d+)$/.exec(text) ?? [];
  if (day === undefined || time === undefined) return text;
  const at = period !== undefined && period in m.day.periods ? m.day.periods[period as keyof typeof m.day.periods] : '';
  return `${weekdayName(Number(day), locale)}, ${at}, ${m.admin.tableLine(time, Number(tables), Number(places))}`;
}

function describe(key: string, value: Values, reader: Reader & { what: string; currency: unknown }): string {
  const { m, locale } = reader;
  const { day, time_open, time_close, places, price, name, field, reason } = value;
  if (key === 'worksheet' && typeof day === 'number')
    return `${weekdayName(day, locale)} ${String(time_open)}–${String(time_close)}`;
  if (key === 'prices' && typeof places === 'number' && typeof price === 'number')
    return `${m.row.tableFor(places)}: ${(price / 100).toFixed(2)}`;
  if (key === 'overrides' && typeof value.qtd === 'number') {
    const { period, slot, qtd } = value;
    const of = typeof period === 'string' ? (m.day.periods as Labels)[period] : m.evening.log.day;
    const tables = qtd === 0 ? m.day.closed : m.evening.log.tables(value.qtd);
    return [`${slot ? m.evening.log.slot : of}: ${tables}`, reason].filter(Boolean).join(', ');
  }
  if (key === 'menu' && typeof name === 'string') return name;
  if (key === 'notes' && typeof field === 'string')
    return `${(m.changes.fields as Labels)[field] ?? field}: ${String(reason ?? '')}`;
  return Object.entries(value)
    .filter(([, inner]) => inner !== null && inner !== undefined && inner !== '')
    .map(([inner, what]) => `${(m.changes.fields as Labels)[inner] ?? inner} ${shown(inner, what, reader)}`)
    .join(', ');
}
