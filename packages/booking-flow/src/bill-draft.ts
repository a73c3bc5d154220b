import type { Answer } from '@metade/api-client/client.ts';
import { readSum } from '@metade/domain/read-sum.ts';
import { billTotals, rightBill, type BillKind, type BillLine, type RightBill } from '@metade/domain/right-bill.ts';

export type NamedLine = BillLine & { name: string };

/** A bill as entered: by lines, or by two totals as typed. */
export interface BillDraft {
  /** The booking's id. */
  order: string;
  by: 'items' | 'totals';
  people: number;
  lines: readonly NamedLine[];
  food: string;
  rest: string;
}

/** A dish of the menu; price: full price in minor units. */
export interface MenuDish {
  name: string;
  section: string;
  price: number;
  kind: BillKind;
}

/** The dishes of a restaurant's menu that have a price. Those without a half price are not discounted, also desserts that it excludes. */
export function billMenu(menu: Answer<'getRestaurant'>['data']['menu']): MenuDish[] {
  return menu.flatMap(({ name, section, price, half_price }) =>
    price ? [{ name, section, price: price.amount, kind: half_price ? 'food' : 'drink' }] : [],
  );
}

export const peopleMost = 30;
const countMost = 99;
const keptMost = 12;

export function newBill(order: string, people: number): BillDraft {
  return { order, by: 'items', people, lines: [], food: '', rest: '' };
}

export function isEmptyBill({ lines, food, rest }: BillDraft): boolean {
  return lines.length === 0 && !food && !rest;
}

/** What the table pays by what was entered. */
export function sumOfBill(bill: BillDraft, covers: { desserts: boolean }, discountPercent: number): RightBill {
  const totals =
    bill.by === 'items' ? billTotals(bill.lines, covers) : { food: readSum(bill.food), rest: readSum(bill.rest) };
  return rightBill(totals, bill.people, { discountPercent });
}

export function withPeople(bill: BillDraft, people: number): BillDraft {
  return { ...bill, people: Math.max(1, Math.min(peopleMost, people)) };
}

/** Changes a line's count by `n`; a line with count 0 is removed. */
export function withLine(bill: BillDraft, line: Omit<NamedLine, 'count'>, n: number): BillDraft {
  const known = bill.lines.some((one) => isSameLine(one, line));
  const all = known ? bill.lines : [...bill.lines, { ...line, count: 0 }];
  const lines = all
    .map((one) => (isSameLine(one, line) ? { ...one, count: Math.min(countMost, one.count + n) } : one))
    .filter(({ count }) => count > 0);
  return { ...bill, lines };
}

/** Whether two lines are the same item. */
export function isSameLine(one: Omit<NamedLine, 'count'>, other: Omit<NamedLine, 'count'>): boolean {
  return one.name === other.name && one.price === other.price && one.kind === other.kind;
}

/** The bills of a device with this one, of the last bookings. */
export function withBill(list: readonly BillDraft[], bill: BillDraft): readonly BillDraft[] {
  return [bill, ...list.filter(({ order }) => order !== bill.order)].slice(0, keptMost);
}

/** The bills of a kept text; without those that cannot be read. */
export function parseBills(text: string | null): readonly BillDraft[] {
  try {
    const saved: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(saved) ? saved.filter(isBill).slice(0, keptMost) : [];
  } catch {
    return [];
  }
}

function isBill(value: unknown): value is BillDraft {
  const { order, by, people, lines, food, rest } = (value ?? {}) as Partial<Record<keyof BillDraft, unknown>>;
  return (
    typeof order === 'string' &&
    (by === 'items' || by === 'totals') &&
    isWhole(people) &&
    people > 0 &&
    Array.isArray(lines) &&
    lines.every(isLine) &&
    typeof food === 'string' &&
    typeof rest === 'string'
  );
}

function isLine(value: unknown): value is NamedLine {
  const { name, price, count, kind } = (value ?? {}) as Partial<Record<keyof NamedLine, unknown>>;
  return (
    typeof name === 'string' &&
    isWhole(price) &&
    isWhole(count) &&
    (kind === 'food' || kind === 'dessert' || kind === 'drink')
  );
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
