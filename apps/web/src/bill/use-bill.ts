import { billTotals, isCovered, rightBill, type BillKind } from '@metade/domain/right-bill.ts';
import { readSum } from '@metade/domain/read-sum.ts';
import { forgetBill, saveBill, useSavedBill, type NamedLine, type SavedBill } from '../device/saved-bills.ts';
import type { BillData } from './bill-data.server.ts';

export const peopleMost = 30;
const countMost = 99;

/** A voucher's bill as entered on this device, its sums, and the functions that change it. */
export function useBill({ voucher, discountPercent }: Pick<BillData, 'voucher' | 'discountPercent'>) {
  const { order, people, covers } = voucher;
  const fresh: SavedBill = { order, by: 'items', people, lines: [], food: '', rest: '' };
  const bill = useSavedBill(order) ?? fresh;
  const totals =
    bill.by === 'items' ? billTotals(bill.lines, covers) : { food: readSum(bill.food), rest: readSum(bill.rest) };
  const change = (changed: Partial<SavedBill>) => saveBill({ ...bill, ...changed });
  return {
    bill,
    sum: rightBill(totals, bill.people, { discountPercent }),
    isEmpty: bill.lines.length === 0 && !bill.food && !bill.rest,
    covered: (kind: BillKind) => isCovered(kind, covers),
    change,
    setPeople: (n: number) => change({ people: Math.max(1, Math.min(peopleMost, n)) }),
    /** Changes a line's count by `n`; a line with count 0 is removed. */
    add: (line: Omit<NamedLine, 'count'>, n: number) => change({ lines: withMore(bill.lines, line, n) }),
    clear: () => forgetBill(order),
  };
}

export type Bill = ReturnType<typeof useBill>;

/** Whether two lines are the same item. */
export function isSame(one: Omit<NamedLine, 'count'>, other: Omit<NamedLine, 'count'>): boolean {
  return one.name === other.name && one.price === other.price && one.kind === other.kind;
}

function withMore(lines: readonly NamedLine[], line: Omit<NamedLine, 'count'>, n: number): NamedLine[] {
  const known = lines.some((one) => isSame(one, line));
  const all = known ? lines : [...lines, { ...line, count: 0 }];
  return all
    .map((one) => (isSame(one, line) ? { ...one, count: Math.min(countMost, one.count + n) } : one))
    .filter(({ count }) => count > 0);
}
