import type { CountryCode } from 'libphonenumber-js';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { Refused } from '../../refused.ts';

/** A phone number as E.164. One without a country code is read as of `country`. Refuses what no phone can have. */
export function acceptPhone(written: string, country: CountryCode | undefined, path = 'phone'): string {
  const phone = parsePhoneNumberFromString(written, country);
  if (!phone?.isValid()) throw new Refused('invalid_fields', {}, [{ path, code: 'phone_invalid' }]);
  return phone.number;
}
