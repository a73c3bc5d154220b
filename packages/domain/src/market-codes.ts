/** Codes that have a name and are no country: unions, placeholders, and parts of countries beside ISO 3166-1. */
const noCountries = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '));

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Whether a code of two letters is a country's of today. */
export function isCountry(code: string): boolean {
  // What is not two letters would make `of` throw.
  if (!/^[A-Z]{2}$/.test(code) || noCountries.has(code)) return false;
  const named = names.of(code) !== undefined;
  // Codes of countries that are no more stand for their successors.
  return named && new Intl.Locale(`und-${code}`).region === code;
}

/** Whether a currency divides into a hundred. */
export function isHundreds(name: string): boolean {
  return (
    Intl.supportedValuesOf('currency').includes(name) &&
    new Intl.NumberFormat('en', { style: 'currency', currency: name }).resolvedOptions().maximumFractionDigits === 2
  );
}

/** Whether it is a time zone's name, such as Europe/Lisbon. */
export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
