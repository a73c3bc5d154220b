import {
  type BillDraft,
  isEmptyBill,
  type NamedLine,
  newBill,
  parseBills,
  sumOfBill,
  withBill,
  withLine,
  withPeople,
} from '@metade/booking-flow/bill-draft.ts';
import { keep } from '@metade/booking-flow/ports.ts';
import { type BillKind, isCovered } from '@metade/domain/right-bill.ts';
import { useState } from 'react';
import { deviceStorage } from '../storage/device-storage';
import { keepSaving } from './savings';
import type { BillData } from './use-bill-data';

const NAME = 'bills';

/** A voucher's bill as entered on this device, its sums, and the functions that change it. */
export function useBill({ voucher, discountPercent }: Pick<BillData, 'voucher' | 'discountPercent'>) {
  const { order, people, covers, currency } = voucher;
  const [bill, setBill] = useState<BillDraft>(
    () => saved().find((one) => one.order === order) ?? newBill(order, people),
  );
  const save = (next: BillDraft) => {
    setBill(next);
    // Without space the bill lasts as long as the screen.
    keep(deviceStorage, NAME, withBill(saved(), next));
    const { food, foodDue } = sumOfBill(next, covers, discountPercent);
    keepSaving(deviceStorage, { order, amount: food - foodDue, currency });
  };
  return {
    bill,
    sum: sumOfBill(bill, covers, discountPercent),
    isEmpty: isEmptyBill(bill),
    covered: (kind: BillKind) => isCovered(kind, covers),
    change: (changed: Partial<BillDraft>) => save({ ...bill, ...changed }),
    setPeople: (n: number) => save(withPeople(bill, n)),
    /** Changes a line's count by `n`; a line with count 0 is removed. */
    add: (line: Omit<NamedLine, 'count'>, n: number) => save(withLine(bill, line, n)),
    clear: () => save(newBill(order, people)),
  };
}

export type Bill = ReturnType<typeof useBill>;

function saved(): readonly BillDraft[] {
  try {
    return parseBills(deviceStorage.read(NAME));
  } catch {
    return [];
  }
}
