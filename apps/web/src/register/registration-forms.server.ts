import type { Input } from '@metade/api-client/client.ts';
import { noDegrees, writtenPlace } from '@metade/domain/read-pin.ts';
import { readSum } from '@metade/domain/read-sum.ts';
import { spanName, spanNumbers } from './week.ts';

type Steps = Input<'saveRegistration'>['body'];
const periods = ['morning', 'afternoon', 'night'] as const;
const sizes = [2, 4, 6] as const;
const days = [0, 1, 2, 3, 4, 5, 6];

/** Each step's form in the API's shape. Nothing is validated here: the API words every error. */
export const readStep = {
  identity: (form: FormData) => ({
    identity: {
      company_name: text(form, 'company_name'),
      description: text(form, 'description'),
      phone: text(form, 'phone'),
      website: text(form, 'website'),
      facebook: text(form, 'facebook'),
    },
  }),
  place: (form: FormData) => ({
    place: {
      country: text(form, 'country'),
      zip: text(form, 'zip'),
      street: text(form, 'street'),
      number: text(form, 'number'),
      district: text(form, 'district'),
      city: text(form, 'city'),
      ...pinOf(form),
    },
  }),
  food: (form: FormData) => ({
    food: {
      kitchen: form.getAll('kitchen').map(String),
      services: form.getAll('services').map(String),
      // An invalid amount counts as missing, not as too small.
      ticket_avg: readSum(text(form, 'ticket_avg')) || undefined,
      desserts: form.get('desserts') === 'on',
    },
  }),
  tables: (form: FormData) => ({
    tables: {
      table_tolerance: Number(text(form, 'table_tolerance')),
      accepted_sizes: form.getAll('accepted_sizes').map(Number),
      confirmation_mode: text(form, 'confirmation_mode') || undefined,
      worksheet: days.flatMap((day) =>
        spanNumbers.map((nth) => ({
          day,
          time_open: text(form, spanName('open', day, nth)) || 'close',
          time_close: text(form, spanName('close', day, nth)) || 'close',
        })),
      ),
      tables: days.flatMap((day) =>
        periods.flatMap((period) =>
          sizes.map((places) => ({
            day,
            period,
            time: text(form, cellName(day, period, 'time')) || 'close',
            qtd: text(form, cellName(day, period, places)) || 0,
            places,
          })),
        ),
      ),
    },
  }),
  terms: (form: FormData) => ({ terms: form.get('terms') === 'on' }),
} as unknown as Record<SavedStep, (form: FormData) => Omit<Steps, 'revision'>>;

export type SavedStep = 'identity' | 'place' | 'food' | 'tables' | 'terms';

/** Field names of the week's grid. */
export function cellName(day: number, period: string, what: 'time' | number): string {
  return `cell-${day}-${period}-${what}`;
}

/** The API names an error by its position in the list; a form shows it at the field. Answers messages by field name. */
export function namesOfInputs(fields: Record<string, string>): Record<string, string> {
  const named: Record<string, string> = {};
  for (const [path, message] of Object.entries(fields)) {
    const span = /^tables\.worksheet\.(\d+)\.time_(open|close)$/.exec(path);
    const cell = /^tables\.tables\.(\d+)\.(\w+)$/.exec(path);
    if (span) named[inputOfSpan(Number(span[1]), span[2] === 'open' ? 'open' : 'close')] = message;
    else if (cell) named[inputOfCell(Number(cell[1]), cell[2] ?? '')] ??= message;
    else named[path.split('.').slice(1).join('.') || path] = message;
  }
  return named;
}

function inputOfSpan(index: number, end: 'open' | 'close'): string {
  const nth = spanNumbers[index % spanNumbers.length] ?? 1;
  return spanName(end, Math.floor(index / spanNumbers.length), nth);
}

function inputOfCell(index: number, field: string): string {
  const day = Math.floor(index / (periods.length * sizes.length));
  const period = periods[Math.floor(index / sizes.length) % periods.length] ?? 'morning';
  return cellName(day, period, field === 'time' ? 'time' : (sizes[index % sizes.length] ?? 2));
}

function text(form: FormData, name: string): string {
  return String(form.get(name) ?? '').trim();
}

const typedPin = (form: FormData) => ({ latitude: text(form, 'latitude'), longitude: text(form, 'longitude') });

/** What is no coordinate stays text, which the API refuses with all else that is wrong. */
function pinOf(form: FormData) {
  const typed = typedPin(form);
  return { ...writtenPlace(typed), ...Object.fromEntries(noDegrees(typed).map((name) => [name, typed[name]])) };
}

/** Messages by field name for coordinates that are none, or one without the other. */
export function pinErrors(form: FormData, message: string): Record<string, string> {
  return Object.fromEntries(noDegrees(typedPin(form)).map((name) => [name, message]));
}
