import { localDateAt } from '@metade/domain/time.ts';
import type { Call } from '../../http/call.ts';
import type { Context } from '../../context.ts';
import type { MarketEntry } from '../../db/market-book.ts';
import type { City } from './find-city.ts';
import { commonTimeZone } from './find-city.ts';
import type { Question } from './find-listed.ts';
import { textTerms } from './text-terms.ts';

/** A search with every default filled in: for a city or a region, from today's date there by default; today: the date there. */
export async function questionOf(
  context: Context,
  { country, settings }: MarketEntry,
  { city: _city, region, date, people, time, text, ...filter }: Call<'searchRestaurants'>['body'],
  city: City | null,
  now: number,
): Promise<{ question: Question; today: string }> {
  const regionIso = region ? regionOf(country, region) : null;
  const zone = city?.time_zone ?? (await commonTimeZone(context.pool, regionIso ?? country));
  const today = localDateAt(now, zone);
  const question = {
    ...filter,
    text: text ? { typed: text, terms: textTerms(text, await context.catalogue.entries('kitchen')) } : undefined,
    country,
    cityId: city?.id ?? null,
    regionIso,
    date: date ?? today,
    people: people ?? peopleByDefault,
    from: filter.near ?? city,
    around: time === undefined ? null : { time, minutes: settings.aroundMinutes },
  };
  return { question, today };
}

const peopleByDefault = 2;

function regionOf(country: string, text: string): string {
  const iso = text.toUpperCase();
  return /^[A-Z]{2}-/.test(iso) ? iso : `${country}-${iso}`;
}
