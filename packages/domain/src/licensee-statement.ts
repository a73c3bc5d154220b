import type { LocalDate } from './time.ts';

/** A month, such as 2026-05. */
export type Month = string;

/** What the meals of a restaurant in one month brought since they were last part of a statement; minor units. */
export type FeeRow = {
  restaurant: string;
  name: string;
  month: Month;
  /** Bookings that stood. */
  orders: number;
  /** What was to be paid, by card or otherwise. */
  fees: number;
  /** What went back to cards. */
  refunds: number;
  /** What coupons, credit and free vouchers paid. */
  parts: number;
};

export type StatementRow = FeeRow & { net: number; percent: number; share: number };
export type Adjustment = { reason: string; amount: number };

export type StatementFigures = {
  /** Of the month itself, the largest share first. */
  rows: StatementRow[];
  /** Of months that were closed before: what came back since, or was charged. */
  carried: StatementRow[];
  adjustments: Adjustment[];
  orders: number;
  fees: number;
  refunds: number;
  parts: number;
  net: number;
  share: number;
  /** The share with the adjustments: what is paid. */
  payable: number;
};

/** A part of an amount in minor units, rounded to one; halves go away from zero, so that what was given is taken back alike. */
export function shareOf(net: number, percent: number): number {
  return Math.sign(net) * Math.round((Math.abs(net) * percent) / 100) || 0;
}

/**
 * A licensee's statement of a month. Each row's share is rounded, and the total is the sum of the rows. percentOf: by which
 * share a month was settled; a refund takes back what its month gave.
 */
export function settleStatement(
  month: Month,
  found: readonly FeeRow[],
  adjustments: readonly Adjustment[],
  percentOf: (month: Month) => number,
): StatementFigures {
  const settled = found.map((row): StatementRow => {
    const net = row.fees - row.refunds - row.parts;
    const percent = percentOf(row.month);
    return { ...row, net, percent, share: shareOf(net, percent) };
  });
  const rows = settled
    .filter((row) => row.month === month)
    .toSorted((a, b) => b.share - a.share || a.name.localeCompare(b.name));
  const carried = settled
    .filter((row) => row.month !== month && (row.fees !== 0 || row.refunds !== 0 || row.parts !== 0))
    .toSorted((a, b) => a.month.localeCompare(b.month) || a.name.localeCompare(b.name));
  const sum = (key: 'orders' | 'fees' | 'refunds' | 'parts' | 'net' | 'share') =>
    [...rows, ...carried].reduce((total, row) => total + row[key], 0);
  const share = sum('share');
  return {
    rows,
    carried,
    adjustments: [...adjustments],
    orders: rows.reduce((total, row) => total + row.orders, 0),
    fees: sum('fees'),
    refunds: sum('refunds'),
    parts: sum('parts'),
    net: sum('net'),
    share,
    payable: share + adjustments.reduce((total, { amount }) => total + amount, 0),
  };
}

export const monthOf = (date: LocalDate): Month => date.slice(0, 7);
export const firstDay = (month: Month): LocalDate => `${month}-01`;

export function nextMonth(month: Month): Month {
  const [year = 0, of = 0] = month.split('-').map(Number);
  return of === 12 ? `${year + 1}-01` : `${year}-${String(of + 1).padStart(2, '0')}`;
}

/**
 * The months that are due to be closed, the oldest first. since: the first day of the licence; closed: the last month that is
 * closed, if any; day: the day of the next month from which a month is due.
 */
export function dueMonths(since: LocalDate, closed: Month | null, today: LocalDate, day: number): Month[] {
  const due: Month[] = [];
  let month = closed === null ? monthOf(since) : nextMonth(closed);
  while (today >= `${nextMonth(month)}-${String(day).padStart(2, '0')}`) {
    due.push(month);
    month = nextMonth(month);
  }
  return due;
}

/** What people read on a statement: the month, its market, and the licensee's number there. */
export const statementNumber = (month: Month, country: string, licensee: number): string =>
  `${month}-${country}-${String(licensee).padStart(2, '0')}`;
