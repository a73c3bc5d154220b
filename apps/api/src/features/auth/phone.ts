import { isSupportedCountry, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js';
import { Refused } from '../../refused.ts';

/** A phone number as E.164. Without a country code it is read as a number of `country`. Refuses impossible numbers. */
export function acceptPhone(written: string, country: string | undefined, path = 'phone'): string {
  const phone = parsePhoneNumberFromString(written, numberingPlan(country));
  if (!phone?.isValid()) throw new Refused('invalid_fields', {}, [{ path, code: 'phone_invalid' }]);
  return phone.number;
}

/** The country whose numbers lack a country code; undefined for countries without phone numbers. */
export function numberingPlan(country: string | undefined): CountryCode | undefined {
  return country !== undefined && isSupportedCountry(country) ? country : undefined;
}
