import type { Country } from '@metade/contracts/catalogue.ts';
import { numberingPlan } from '../auth/index.ts';
import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** The first valid telephone number in a field, as E.164; undefined when none is. */
export function readPhone(text: string, country: Country): string | undefined {
  for (const part of text.split(/[|/;,]| y | ou /)) {
    const number = parsePhoneNumberFromString(part.replace(/[()]/g, ' ').trim(), numberingPlan(country));
    if (number?.isValid()) return number.number;
  }
  return undefined;
}
