import type { RefusalCode } from '@metade/contracts/refusals.ts';
import { errors as en } from './en/errors.ts';
import { errors as es } from './es/errors.ts';
import type { Locale } from './locale.ts';
import { errors as pt } from './pt/errors.ts';

export type ErrorParams = Readonly<Record<string, unknown>>;

/** Words of one locale for refusals and for bad fields. */
export interface ErrorMessages {
  refusals: Record<RefusalCode, string | ((params: ErrorParams) => string)>;
  fields: Record<FieldIssueCode, string | ((params: ErrorParams) => string)>;
  /** Product-given sentences of single fields, by field name. */
  byField: Partial<Record<string, string>>;
}

/** What can be wrong with a field, whichever schema found it. */
export const fieldIssueCodes = [
  'required',
  'invalid',
  'too_short',
  'too_long',
  'too_small',
  'too_big',
  'email',
  'not_listed',
  'passwords_differ',
  'control_characters',
  'unknown_field',
] as const;
export type FieldIssueCode = (typeof fieldIssueCodes)[number];

/** The sentence for a refusal, in a locale: what happened and what to do next. Never the inner message of a failure. */
export function refusalMessage(code: RefusalCode, locale: Locale, params: ErrorParams = {}): string {
  const message = CATALOGUE[locale].refusals[code];
  return typeof message === 'function' ? message(params) : message;
}

/** The sentence for one bad field; `field` is the last name of its path, `params` may carry `min` and `max`. */
export function fieldMessage(field: string, code: string, locale: Locale, params: ErrorParams = {}): string {
  const { fields, byField } = CATALOGUE[locale];
  const given = byField[field];
  if (given && (code === 'required' || code === 'not_listed' || code === 'invalid')) return given;
  const message = isFieldIssueCode(code) ? fields[code] : fields.invalid;
  return typeof message === 'function' ? message(params) : message;
}

function isFieldIssueCode(code: string): code is FieldIssueCode {
  return (fieldIssueCodes as readonly string[]).includes(code);
}

const CATALOGUE: Record<Locale, ErrorMessages> = { en, es, pt };
