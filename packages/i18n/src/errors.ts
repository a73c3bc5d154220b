import type { RefusalCode } from '@metade/contracts/refusals.ts';
import { errors as en } from './en/errors.ts';
import { errors as es } from './es/errors.ts';
import { formatDate } from './format-date.ts';
import { formatMoney, type MoneyLike } from './format-money.ts';
import { languageOf, type Language, type Locale } from './locale.ts';
import { overlaid } from './overlay.ts';
import { errors as brazil } from './pt-BR/errors.ts';
import { errors as pt } from './pt/errors.ts';

export type ErrorParams = Readonly<Record<string, unknown>>;

/** A locale's words for refusals and invalid fields. */
export interface ErrorMessages {
  refusals: Record<RefusalCode, string | ((params: ErrorParams) => string)>;
  fields: Record<FieldIssueCode, string | ((params: ErrorParams) => string)>;
  /** Sentences for single fields, by field name. */
  byField: Partial<Record<string, string>>;
}

/** What can be wrong with a field, in any schema. */
export const fieldIssueCodes = [
  'required',
  'invalid',
  'invalid_type',
  'invalid_format',
  'invalid_value',
  'too_short',
  'too_long',
  'too_small',
  'too_big',
  'email',
  'date',
  'time',
  'not_listed',
  'retired',
  'slug_taken',
  'name_taken',
  'markup',
  'merge_itself',
  'merge_retired',
  'passwords_differ',
  'password_weak',
  'name_address',
  'password_wrong',
  'password_none',
  'code_wrong',
  'mail_code_wrong',
  'picture_kind',
  'picture_broken',
  'picture_giant',
  'birthday',
  'postal_code_malformed',
  'region_unknown',
  'phone_invalid',
  'coupon_code',
  'coupon_code_taken',
  'ends_before_it_begins',
  'currency_other',
  'day_over',
  'hours_inverted',
  'hours_overlap',
  'web_address',
  'city_unknown',
  'country_unknown',
  'pin_far',
  'postal_code_unknown',
  'country_fixed',
  'clock_fixed',
  'time_missing',
  'outside_period',
  'slot_twice',
  'size_not_accepted',
  'too_many',
  'out_of_range',
  'sum_range',
  'day_range',
  'too_many_days',
  'picture_large',
  'photos_limit',
  'control_characters',
  'invite_code',
  'pin_digits',
  'unknown_field',
  'value_unknown',
  'number_by_hand',
  'link_refused',
  'text_missing',
  'rule_unknown',
  'rule_fixed',
  'rule_of_all',
  'price_missing',
  'rule_range',
  'rule_breaks',
  'rule_restaurants',
] as const;
export type FieldIssueCode = (typeof fieldIssueCodes)[number];

/** A refusal's sentence in a locale: what happened and what to do next. Never an internal error message. */
export function refusalMessage(code: RefusalCode, params: ErrorParams, locale: Locale): string {
  const message = CATALOGUE[locale].refusals[code];
  return typeof message === 'function' ? message(written(params, locale)) : message;
}

/** Formats parameters: dates, times and money arrive in machine format. */
function written(params: ErrorParams, locale: Locale): ErrorParams {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, inWords(value, name, locale)]));
}

function inWords(value: unknown, name: string, locale: Locale): unknown {
  if (name === 'until' && typeof value === 'number')
    return formatDate(new Date(value).toISOString().slice(0, 10), locale);
  if (isMoney(value)) return formatMoney(value, locale);
  const [, date, time] = typeof value === 'string' ? (moment.exec(value) ?? []) : [];
  if (date === undefined && time === undefined) return value;
  // The bounds of what may be chosen may be a year away.
  const style = name === 'from' || name === 'to' ? 'year' : 'long';
  if (time === undefined) return formatDate(date ?? '', locale, style);
  return [date === undefined ? '' : ON[languageOf(locale)] + formatDate(date, locale), AT[languageOf(locale)] + time]
    .filter(Boolean)
    .join(' ');
}

function isMoney(value: unknown): value is MoneyLike {
  return typeof value === 'object' && value !== null && 'amount' in value && 'currency' in value;
}

/** A local date, a local time, or both. */
const moment = /^(?=.)(\d{4}-\d\d-\d\d)?(?:^| |$)(\d\d:\d\d)?$/;

const ON: Record<Language, string> = { en: 'on ', es: 'el ', pt: '' };
const AT: Record<Language, string> = { en: 'at ', es: 'a las ', pt: 'às ' };

/** The sentence for an invalid field, by its dotted path; a code without its own words says that the field is invalid. */
export function issueMessage(code: string, path: string, locale: Locale, params: ErrorParams = {}): string {
  const { fields, byField } = CATALOGUE[locale];
  const given = byField[path.split('.').at(-1) ?? ''];
  if (given && MISSING.has(code)) return given;
  const message = isFieldIssueCode(code) ? fields[code] : fields.invalid;
  return typeof message === 'function' ? message(written(params, locale)) : message;
}

const MISSING = new Set(['required', 'invalid', 'invalid_value', 'too_small', 'too_short', 'not_listed']);

function isFieldIssueCode(code: string): code is FieldIssueCode {
  return (fieldIssueCodes as readonly string[]).includes(code);
}

const CATALOGUE: Record<Locale, ErrorMessages> = { en, es, pt, 'pt-BR': overlaid(pt, brazil) };
