import type { Country, Locale } from '@metade/contracts/catalogue.ts';
import { loadMunicipalHolidays } from '@metade/geo-data/municipal-holidays.ts';
import { holidayName } from '@metade/i18n/holiday-names.ts';
import { languageOf } from '@metade/i18n/locale.ts';
import type HolidaysOf from 'date-holidays';
import type { HolidaysTypes } from 'date-holidays';

export type PublicHoliday = { name: string; kind: 'national' | 'regional' | 'municipal' };
/** Where a restaurant is: the market, its region's ISO code and its city's id. */
export type HolidayPlace = { country: Country; region: string; city: string };

/**
 * The public holidays of a place in a year by their date, national, of its state or community, and of its municipality; names
 * in a locale. Those that are at an authority's discretion (Brazil's Carnival) are among them.
 */
export async function publicHolidays(
  place: HolidayPlace,
  year: number,
  locale: Locale,
): Promise<ReadonlyMap<string, PublicHoliday>> {
  const key = `${place.country} ${place.region} ${place.city} ${year} ${locale}`;
  let found = known.get(key);
  if (found === undefined) {
    found = await holidaysIn(place, year, locale);
    known.set(key, found);
  }
  return found;
}

const known = new Map<string, ReadonlyMap<string, PublicHoliday>>();

async function holidaysIn(
  { country, region, city }: HolidayPlace,
  year: number,
  locale: Locale,
): Promise<ReadonlyMap<string, PublicHoliday>> {
  // Its data of all countries is loaded when the first calendar is looked at.
  const { default: Holidays } = await import('date-holidays');
  const types: HolidaysTypes.HolidayType[] = ['public', 'optional'];
  const options = { languages: [languageOf(locale)], types };
  const state = country === 'ES' ? communities[region.slice(3)] : region.slice(3);
  const national = days(new Holidays(country, options), year, locale);
  const here = state ? days(new Holidays(country, state, options), year, locale) : national;
  const byDate = new Map<string, PublicHoliday>();
  for (const [date, name] of [...here, ...national])
    if (!byDate.has(date)) byDate.set(date, { name, kind: national.has(date) ? 'national' : 'regional' });
  for (const { day, name } of loadMunicipalHolidays().filter((one) => one.city === city))
    if (!byDate.has(`${year}-${day}`))
      byDate.set(`${year}-${day}`, { name: name[languageOf(locale)], kind: 'municipal' });
  return byDate;
}

function days(holidays: HolidaysOf, year: number, locale: Locale): Map<string, string> {
  return new Map(
    holidays
      .getHolidays(year, languageOf(locale))
      .map(({ date, name }) => [date.slice(0, 10), holidayName(name, locale)]),
  );
}

/** The autonomous community that a Spanish province (ISO 3166-2) is of. */
const communities: Partial<Record<string, string>> = Object.fromEntries(
  Object.entries({
    AN: 'AL CA CO GR H J MA SE',
    AR: 'HU TE Z',
    AS: 'O',
    CB: 'S',
    CE: 'CE',
    CL: 'AV BU LE P SA SG SO VA ZA',
    CM: 'AB CR CU GU TO',
    CN: 'GC TF',
    CT: 'B GI L T',
    EX: 'BA CC',
    GA: 'C LU OR PO',
    IB: 'PM',
    MC: 'MU',
    MD: 'M',
    ML: 'ML',
    NC: 'NA',
    PV: 'BI SS VI',
    RI: 'LO',
    VC: 'A CS V',
  }).flatMap(([community, provinces]) => provinces.split(' ').map((province) => [province, community])),
);
