import type { Period } from '@metade/domain/grid.ts';
import { periods } from '@metade/domain/grid.ts';
import { minuteMs } from '@metade/domain/time.ts';

/** The first whole minute, counted from the epoch, that is not before an instant: what `until` of a day is compared with. */
export function minuteAt(now: number): number {
  return Math.ceil(now / minuteMs);
}

/** SQL: whether the day of a row `a` of availability_day lies within its restaurant's horizon. */
export function isOnSale(now: number, param: (value: unknown) => string): string {
  return `a.opens <= ${param(Math.floor(now / minuteMs))}::integer`;
}

export type OpenTimes = {
  /** SQL: whether the party can still book a time of the day. */
  open: string;
  /** SQL: how many times of the day it can still book. */
  times: string;
  /** SQL: the minute until which the earliest of them can be booked, null without one. */
  first: string;
};

/**
 * SQL about a row `a` of availability_day, for a party and a period (any when undefined). nowMinute: a parameter's name,
 * such as $3, that stands for `minuteAt(now)`.
 */
export function openTimes(people: number, period: Period | undefined, nowMinute: string): OpenTimes {
  const party = partyClass(people);
  const cells = (period === undefined ? [0, 1, 2] : [periods.indexOf(period)]).map((index) => 4 * index + party);
  const open = `(${cells.map((cell) => `a.until[${cell}] >= ${nowMinute}`).join(' or ')})`;
  const offers = cells.map((cell) => `a.offers[${cell}]`).join(' + ');
  // One person sits at a table for two.
  const size = Math.max(1, party - 1);
  const fits = `t >= 16 * ${nowMinute} and (t & 3) >= ${size}${period === undefined ? '' : ` and ((t >> 2) & 3) = ${periods.indexOf(period)}`}`;
  return {
    open,
    // While the day's first time can be booked none is over, and the sums hold; only after that are the times looked at.
    times: `case when not ${open} then 0 when a.times[1] >= 16 * ${nowMinute} then ${offers} else (select count(*) from unnest(a.times) t where ${fits}) end`,
    first: `(select min(t >> 4) from unnest(a.times) t where ${fits})`,
  };
}

/** 1 = one person, 2 = two, 3 = three or four, 4 = five or six: the columns of availability_day's arrays. */
function partyClass(people: number): number {
  return people === 1 ? 1 : 1 + Math.ceil(people / 2);
}
