import type { LocalDate } from './time.ts';

/** A month, such as 2026-05. */
export type Month = string;

/** A restaurant's figures for the meals of one month since the last statement; minor units. */
export type FeeRow = {
  restaurant: string;
  name: string;
  month: Month;
  /** Completed bookings. */
  orders: number;
  /** Fees due, by card or otherwise. */
  fees: number;
  /** Refunded to cards. */
  refunds: number;
  /** Paid by coupons, credit and free vouchers. */
  parts: number;
};

export type StatementRow = FeeRow & { net: number; percent: number; share: number };
export type Adjustment = { reason: string; amount: number };

export type StatementFigures = {
  /** Of the month itself, largest share first. */
  rows: StatementRow[];
  /** Of months closed before: later refunds or charges. */
  carried: StatementRow[];
  adjustments: Adjustment[];
  orders: number;
  fees: number;
  refunds: number;
  parts: number;
  net: number;
  share: number;
  /** The share with the adjustments: what is paid out. */
  payable: number;
};

/** A percentage of an amount in minor units, rounded half away from zero, so that reversals match. */
export function shareOf(net: number, percent: number): number {
  return Math.sign(net) * Math.round((Math.abs(net) * percent) / 100) || 0;
}

/**
 * A licensee's statement of a month. Each row's share is rounded, and the total is their sum. percentOf: the share at which a month
 * was settled, so that a later refund reverses it.
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
 * The months due to be closed, oldest first. since: first day of the licence; closed: last closed month, if any; day: the day of
 * the next month from which a month is due.
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
