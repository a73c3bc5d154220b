import { isEmptyBill, newBill, sumOfBill, withLine, withPeople } from '@metade/booking-flow/bill-draft.ts';
import type { BillDraft, NamedLine } from '@metade/booking-flow/bill-draft.ts';
import { isCovered, type BillKind } from '@metade/domain/right-bill.ts';
import { forgetBill, saveBill, useSavedBill } from '../device/saved-bills.ts';
import type { BillData } from './bill-data.server.ts';

/** A voucher's bill as entered on this device, its sums, and the functions that change it. */
export function useBill({ voucher, discountPercent }: Pick<BillData, 'voucher' | 'discountPercent'>) {
  const { order, people, covers } = voucher;
  const bill = useSavedBill(order) ?? newBill(order, people);
  return {
    bill,
    sum: sumOfBill(bill, covers, discountPercent),
    isEmpty: isEmptyBill(bill),
    covered: (kind: BillKind) => isCovered(kind, covers),
    change: (changed: Partial<BillDraft>) => saveBill({ ...bill, ...changed }),
    setPeople: (n: number) => saveBill(withPeople(bill, n)),
    /** Changes a line's count by `n`; a line with count 0 is removed. */
    add: (line: Omit<NamedLine, 'count'>, n: number) => saveBill(withLine(bill, line, n)),
    clear: () => forgetBill(order),
  };
}

export type Bill = ReturnType<typeof useBill>;
