import { isSupportedCountry, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js';
import { Refused } from '../../refused.ts';

/** A phone number as E.164. One without a country code is read as of `country`. Refuses what no phone can have. */
export function acceptPhone(written: string, country: string | undefined, path = 'phone'): string {
  const phone = parsePhoneNumberFromString(written, numberingPlan(country));
  if (!phone?.isValid()) throw new Refused('invalid_fields', {}, [{ path, code: 'phone_invalid' }]);
  return phone.number;
}

/** Whose numbers one without country code is of; undefined where nobody has telephones. */
export function numberingPlan(country: string | undefined): CountryCode | undefined {
  return country !== undefined && isSupportedCountry(country) ? country : undefined;
}
