import { formatSpan } from '@metade/i18n/format-date.ts';
import type { Registration } from '@metade/contracts/registration.ts';
import { periods, tableSizes } from '@metade/domain/grid.ts';
import type { RegistrationField, RegistrationStep } from '@metade/domain/registration.ts';
import { readSum } from '@metade/domain/read-sum.ts';
import type { Words } from '../words/words.tsx';
import { spanName, spanNumbers, weekFromMonday } from './week.ts';

/** Input by field name; repeated fields have several values. */
type Typed = [string, string][];
/** A field's typed and saved values, in comparable form, and the saved one in words. */
type Pair = { field: RegistrationField; typed: string; saved: string; words?: string };
type Choice = { slug: string; name: string };

/** The fields of a step whose saved value differs from the input, with that value. */
export function savedOtherwise(
  step: RegistrationStep,
  kept: Typed,
  now: Registration,
  words: Words,
  choices: { kitchens: readonly Choice[]; services: readonly Choice[] },
): { field: RegistrationField; saved: string }[] {
  const text = (name: string) => kept.find(([key]) => key === name)?.[1].trim() ?? '';
  const all = (name: string) => kept.flatMap(([key, value]) => (key === name ? [value] : []));
  const pairs = (): Pair[] => {
    if (step === 'identity') return identity(text, now);
    if (step === 'place') return place(text, now);
    if (step === 'food') return food(text, all, now, words, choices);
    return step === 'tables' ? tables(text, all, now, words) : [];
  };
  return pairs()
    .filter(({ typed, saved }) => typed !== saved)
    .map(({ field, saved, words: told = saved }) => ({ field, saved: told || '–' }));
}

type Text = (name: string) => string;
type All = (name: string) => string[];

function identity(text: Text, now: Registration): Pair[] {
  const digits = (phone: string | null) => phone?.replace(/\D/g, '') ?? '';
  const bare = (address: string | null) => address?.replace(/^https?:\/\//i, '') ?? '';
  const phone = digits(text('phone'));
  // A number is stored with its country code, and typed without.
  const samePhone = phone !== '' && digits(now.phone).endsWith(phone.replace(/^0+/, ''));
  return [
    { field: 'company_name', typed: text('company_name'), saved: now.company_name },
    { field: 'description', typed: oneLine(text('description')), saved: oneLine(now.description) },
    { field: 'phone', typed: samePhone ? (now.phone ?? '') : phone, saved: now.phone ?? '' },
    { field: 'website', typed: bare(text('website')), saved: bare(now.website) },
    { field: 'facebook', typed: bare(text('facebook')), saved: bare(now.facebook) },
  ];
}

const oneLine = (written: string) => written.replace(/\s+/g, ' ').trim();

function place(text: Text, now: Registration): Pair[] {
  const pin = [text('latitude'), text('longitude')].filter(Boolean).map((degrees) => Number(degrees.replace(',', '.')));
  const saved = now.location ? [now.location.latitude, now.location.longitude] : [];
  const shown = (degrees: number[]) => degrees.map((one) => one.toFixed(6)).join('; ');
  return [
    { field: 'country', typed: text('country'), saved: now.country },
    { field: 'zip', typed: text('zip'), saved: now.zip },
    { field: 'street', typed: text('street'), saved: now.street },
    { field: 'number', typed: text('number'), saved: now.number },
    { field: 'district', typed: text('district'), saved: now.district },
    { field: 'city', typed: text('city'), saved: now.city?.name ?? '' },
    { field: 'location', typed: shown(pin), saved: shown(saved) },
  ];
}

function food(
  text: Text,
  all: All,
  now: Registration,
  { m, number }: Words,
  choices: { kitchens: readonly Choice[]; services: readonly Choice[] },
): Pair[] {
  const named = (slugs: readonly string[], among: readonly Choice[]) =>
    among.flatMap(({ slug, name }) => (slugs.includes(slug) ? [name] : [])).join(', ');
  const sum = (amount: number) => (amount > 0 ? number(amount / 100, 2) : '');
  const desserts = (yes: boolean) => (yes ? m.register.desserts : '');
  return [
    { field: 'kitchen', typed: named(all('kitchen'), choices.kitchens), saved: named(now.kitchen, choices.kitchens) },
    { field: 'ticket_avg', typed: sum(readSum(text('ticket_avg'))), saved: sum(now.ticket_avg?.amount ?? 0) },
    { field: 'desserts', typed: desserts(text('desserts') === 'on'), saved: desserts(now.desserts) },
    {
      field: 'services',
      typed: named(all('services'), choices.services),
      saved: named(now.services, choices.services),
    },
  ];
}

function tables(text: Text, all: All, now: Registration, { m, weekday }: Words): Pair[] {
  const sizes = (accepted: readonly number[]) =>
    tableSizes.flatMap((size) => (accepted.includes(size) ? [m.register.tablesFor(size)] : [])).join(', ');
  const hours = weekFromMonday.map((day): Pair => {
    const saved = now.worksheet
      .filter((one) => one.day === day)
      .flatMap(({ spans }) => spans)
      .map(formatSpan)
      .join(', ');
    const typed = spanNumbers
      .map((nth) => [text(spanName('open', day, nth)), text(spanName('close', day, nth))].filter(Boolean).join('–'))
      .filter(Boolean)
      .join(', ');
    return { field: 'worksheet', typed, saved, words: `${weekday(day)} ${saved || m.register.closed}` };
  });
  const cells = weekFromMonday.flatMap((day) =>
    periods.map((period): Pair => {
      const of = now.tables.filter((slot) => slot.day === day && slot.period === period && slot.qtd > 0);
      const told = (time: string, count: (size: number) => number) => {
        const open = tableSizes.filter((size) => count(size) > 0);
        return [time, ...open.map((size) => `${m.register.tablesFor(size)}: ${count(size)}`)]
          .filter(Boolean)
          .join(', ');
      };
      const saved = told(of[0]?.time ?? '', (size) => of.find((slot) => slot.places === size)?.qtd ?? 0);
      const typed = told(text(`cell-${day}-${period}-time`), (size) => Number(text(`cell-${day}-${period}-${size}`)));
      const where = `${weekday(day)}, ${m.site.periods[period]}`;
      return { field: 'tables', typed, saved, words: `${where}: ${saved || m.register.closed}` };
    }),
  );
  const minutes = (written: string | number) => m.register.minutes(Number(written));
  return [
    ...joined(hours),
    { field: 'accepted_sizes', typed: sizes(all('accepted_sizes').map(Number)), saved: sizes(now.accepted_sizes) },
    ...joined(cells),
    {
      field: 'confirmation_mode',
      typed: text('confirmation_mode'),
      saved: now.confirmation_mode,
      words: m.register.modes[now.confirmation_mode],
    },
    { field: 'table_tolerance', typed: minutes(text('table_tolerance')), saved: minutes(now.table_tolerance) },
  ];
}

/** The differing parts of one field, as one. */
function joined(parts: readonly Pair[]): Pair[] {
  const [first, ...others] = parts.filter(({ typed, saved }) => typed !== saved);
  if (first === undefined) return [];
  return [{ ...first, words: [first, ...others].map(({ words }) => words).join('; ') }];
}
