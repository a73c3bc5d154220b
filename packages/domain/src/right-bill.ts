import type { Settings } from './settings.ts';

export type BillKind = 'food' | 'dessert' | 'drink';

/** A line of a restaurant's bill. price: of one, as on the menu, in minor units. */
export interface BillLine {
  price: number;
  count: number;
  kind: BillKind;
}

/** A bill's totals at menu prices, in minor units: what the discount covers, and the rest. */
export interface BillTotals {
  food: number;
  rest: number;
}

export interface RightBill extends BillTotals {
  /** What is paid of the food. */
  foodDue: number;
  due: number;
  /** Rounded up; about: it was rounded. */
  perPerson: number;
  about: boolean;
}

/** Whether the discount covers a kind: food always, drinks never, desserts by the restaurant's flag. */
export function isCovered(kind: BillKind, covers: { desserts: boolean }): boolean {
  return kind === 'food' || (kind === 'dessert' && covers.desserts);
}

/** The totals of lines. Throws a RangeError on a price or count that is not a whole number from 0, which is a defect. */
export function billTotals(lines: readonly BillLine[], covers: { desserts: boolean }): BillTotals {
  const sums = { food: 0, rest: 0 };
  for (const { price, count, kind } of lines)
    sums[isCovered(kind, covers) ? 'food' : 'rest'] += whole(price) * whole(count);
  return sums;
}

/** What is paid of food at full price, in minor units, rounded down in the diner's favour. */
export function foodDue(food: number, settings: Pick<Settings, 'discountPercent'>): number {
  return Math.floor((whole(food) * (100 - settings.discountPercent)) / 100);
}

/**
 * What a table with a voucher pays. The discount is applied once, to the total of the food, so that only one cent is rounded.
 * Throws a RangeError on sums that are not whole numbers from 0, and on fewer than one person.
 */
export function rightBill(
  { food, rest }: BillTotals,
  people: number,
  settings: Pick<Settings, 'discountPercent'>,
): RightBill {
  if (whole(people) < 1) throw new RangeError('a bill needs at least one person');
  const ofFood = foodDue(food, settings);
  const due = ofFood + whole(rest);
  return { food, rest, foodDue: ofFood, due, perPerson: Math.ceil(due / people), about: due % people !== 0 };
}

function whole(amount: number): number {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`not a whole number from 0: ${amount}`);
  return amount;
}
