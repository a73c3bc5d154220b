import { localDateAt } from '@metade/domain/time.ts';
import type { Call } from '../../http/call.ts';
import type { Context } from '../../context.ts';
import type { MarketEntry } from '../../db/market-book.ts';
import type { City } from './find-city.ts';
import { commonTimeZone } from './find-city.ts';
import type { Question } from './find-listed.ts';

/** A search with nothing left open: of a city or a region that it names, from today's date there unless it asks another; today: the date there. */
export async function questionOf(
  context: Context,
  { country, settings }: MarketEntry,
  { city: _city, region, date, people, time, ...filter }: Call<'searchRestaurants'>['body'],
  city: City | null,
  now: number,
): Promise<{ question: Question; today: string }> {
  const regionIso = region ? regionOf(country, region) : null;
  const zone = city?.time_zone ?? (await commonTimeZone(context.pool, regionIso ?? country));
  const today = localDateAt(now, zone);
  const question = {
    ...filter,
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
