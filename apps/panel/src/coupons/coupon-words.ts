import type { Coupon, CouponState } from '@metade/contracts/coupons.ts';
import { formatDate, weekdayName } from '@metade/i18n/format-date.ts';
import { formatMoney, formatNumber, formatPercent } from '@metade/i18n/format-money.ts';
import type { Tone } from '@metade/ui/tag.tsx';
import type { Point } from '../charts/point.ts';
import type { Words } from '../words/words.tsx';

type Told = Pick<Words, 'm' | 'locale' | 'countryName'>;
type Sum = { amount: number; currency: string };

/** Amounts of several currencies side by side; `none` when empty. */
export function sums(cost: readonly Sum[], locale: Told['locale'], none = '–'): string {
  return cost.map((sum) => formatMoney(sum, locale)).join(' + ') || none;
}

/** How many uses there are in all; null for any number. */
export const limitOf = ({ batch, total_limit }: Pick<Coupon, 'batch' | 'total_limit'>): number | null =>
  batch ?? total_limit;

/** The discount in words. */
export function worthWords({ worth, first_order }: Coupon, { m, locale }: Pick<Told, 'm' | 'locale'>): string {
  if (worth.kind === 'fixed') return m.coupons.fixed(formatMoney(worth, locale));
  if (worth.percent === 100) return m.coupons.free;
  const percent = formatPercent(worth.percent, locale);
  return first_order ? m.coupons.percentFirst(percent) : m.coupons.percent(percent);
}

/** Scope and period, narrowest first. */
export function whereWords(coupon: Coupon, { m, locale, countryName }: Told): string {
  const list = listIn(locale);
  const { restaurants, cities, countries, weekdays, sizes } = coupon;
  const places = restaurants ?? cities;
  const parts = [
    places ? list(places.map(({ name }) => name)) : countries ? list(countries.map(countryName)) : m.coupons.everywhere,
    ...(weekdays ? [list(weekdays.map((day) => weekdayName(day, locale, 'short')))] : []),
    sizes ? m.coupons.tables(list(sizes.map(String))) : places ? '' : m.coupons.allTables,
  ];
  return parts.filter(Boolean).join(', ');
}

export const listIn = (locale: Told['locale']) => {
  const format = new Intl.ListFormat(locale, { type: 'conjunction' });
  return (names: readonly string[]) => format.format(names);
};

/** The state in a word, with its colour. */
export function stateTag(coupon: Coupon, { m, locale }: Pick<Told, 'm' | 'locale'>): { tone: Tone; word: string } {
  const limit = limitOf(coupon);
  const words: Record<CouponState, { tone: Tone; word: string }> = {
    running:
      limit !== null && coupon.uses >= limit * 0.9
        ? { tone: 'wait', word: m.coupons.nearlyUsedUp }
        : { tone: 'ok', word: m.coupons.active },
    scheduled: {
      tone: 'info',
      word: m.coupons.begins(coupon.first_day ? dayMonth(coupon.first_day, locale) : ''),
    },
    paused: { tone: 'wait', word: m.coupons.paused },
    over: {
      tone: 'neutral',
      word: limit !== null && coupon.uses >= limit ? m.coupons.usedUp : m.coupons.over,
    },
  };
  return words[coupon.state];
}

export function daysWords(
  { first_day: first, last_day: last }: Coupon,
  { m, locale }: Pick<Told, 'm' | 'locale'>,
): string {
  const day = (date: string) => `${dayMonth(date, locale)} ${date.slice(0, 4)}`;
  if (first && last) return m.coupons.fromTo(dayMonth(first, locale), day(last));
  if (first) return m.coupons.from(day(first));
  return last ? m.coupons.to(day(last)) : m.coupons.always;
}

export function limitWords(coupon: Coupon, { m, locale }: Pick<Told, 'm' | 'locale'>): string {
  const limit = limitOf(coupon);
  if (limit === null) return m.coupons.noLimit;
  return m.coupons.left(formatNumber(limit, locale), formatNumber(Math.max(0, limit - coupon.uses), locale));
}

/** A chart of weeks, of which the last is not over. */
export function weekPoints<Week extends { week: string }>(
  weeks: readonly Week[],
  value: (week: Week) => number,
  { m, locale }: Pick<Told, 'm' | 'locale'>,
): Point[] {
  return weeks.map((week, place) => {
    const unfinished = place === weeks.length - 1;
    return { label: unfinished ? m.coupons.untilToday : dayMonth(week.week, locale), value: value(week), unfinished };
  });
}

/** "30 jun": the short date without its weekday. */
export const dayMonth = (date: string, locale: Told['locale']): string =>
  formatDate(date, locale, 'short').replace(/^\S+ /, '');
