import type { Period } from '@metade/domain/grid.ts';
import { periods } from '@metade/domain/grid.ts';
import { minuteMs } from '@metade/domain/time.ts';
import type { Param } from './search-conditions.ts';

/** SQL: the present minute since the epoch, with its fraction: what ends within it is over, and what begins within it has not begun. */
const presentMinute = (now: number, param: Param) => `${param(now / minuteMs)}::float8`;

/** SQL: whether the day of a row `a` of availability_day lies within its restaurant's horizon. */
export function isOnSale(now: number, param: Param): string {
  return `a.opens <= ${presentMinute(now, param)}`;
}

/** A time of day ('20:00'), and how many minutes before and after it still match. */
export type Around = { time: string; minutes: number };

/** SQL: whether a time `t` of a row `a` of availability_day, of `restaurant r`, is around a time of that service date. */
function isAround({ time, minutes }: Around, param: Param): string {
  const night = time < nightEnds ? " + interval '1 day'" : '';
  const meal = `extract(epoch from local_instant(a.date + ${param(time)}::text::time${night}, r.time_zone)) / 60`;
  return `abs((t >> 4) + r.cutoff_minutes - ${meal}) <= ${param(minutes)}::integer`;
}

const nightEnds = '05:00';

export type OpenTimes = {
  /** SQL: whether the party can still book a time of the day. */
  open: string;
  /** SQL: how many times of the day it can still book. */
  times: string;
  /** SQL: the minute until which the earliest of them can be booked; null without one. */
  first: string;
  onSale: string;
};

/** SQL on a row `a` of availability_day, for a party and a period (any when undefined). around: only times near one of the day; reads `restaurant r` as well. */
export function openTimes(
  { people, period, around }: { people: number; period?: Period | undefined; around?: Around | null },
  now: number,
  param: Param,
): OpenTimes {
  const minute = presentMinute(now, param);
  const onSale = `a.opens <= ${minute}`;
  const party = partyClass(people);
  const cells = (period === undefined ? [0, 1, 2] : [periods.indexOf(period)]).map((index) => 4 * index + party);
  const open = `(${cells.map((cell) => `a.until[${cell}] >= ${minute}`).join(' or ')})`;
  const offers = cells.map((cell) => `a.offers[${cell}]`).join(' + ');
  // One person sits at a table for two.
  const size = Math.max(1, party - 1);
  const fits = `t >> 4 >= ${minute} and (t & 3) >= ${size}${period === undefined ? '' : ` and ((t >> 2) & 3) = ${periods.indexOf(period)}`}`;
  if (around) {
    const near = `from unnest(a.times) t where ${fits} and ${isAround(around, param)}`;
    return {
      open: `(${open} and exists (select 1 ${near}))`,
      times: `case when ${open} then (select count(*) ${near}) else 0 end`,
      first: `(select min(t >> 4) ${near})`,
      onSale,
    };
  }
  return {
    open,
    // While the day's first time can be booked none is over, and the stored sums hold; later the times are read.
    times: `case when not ${open} then 0 when a.times[1] >> 4 >= ${minute} then ${offers} else (select count(*) from unnest(a.times) t where ${fits}) end`,
    first: `(select min(t >> 4) from unnest(a.times) t where ${fits})`,
    onSale,
  };
}

/** Index into availability_day's arrays: 1 = one person, 2 = two, 3 = three or four, 4 = five or six. */
function partyClass(people: number): number {
  return people === 1 ? 1 : 1 + Math.ceil(people / 2);
}
