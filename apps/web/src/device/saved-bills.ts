import type { BillLine } from '@metade/domain/right-bill.ts';
import { useSyncExternalStore } from 'react';

export type NamedLine = BillLine & { name: string };

/** A bill as entered: by lines, or by two totals as typed. */
export interface SavedBill {
  /** The booking's id. */
  order: string;
  by: 'items' | 'totals';
  people: number;
  lines: readonly NamedLine[];
  food: string;
  rest: string;
}

/** The bill entered for a booking on this device; null when there is none, and in server rendering. */
export function useSavedBill(order: string): SavedBill | null {
  const list = useSyncExternalStore(subscribe, read, () => NONE);
  return list.find((bill) => bill.order === order) ?? null;
}

export function saveBill(bill: SavedBill): void {
  write([bill, ...read().filter(({ order }) => order !== bill.order)].slice(0, MOST));
}

export function forgetBill(order: string): void {
  write(read().filter((bill) => bill.order !== order));
}

export function forgetBills(): void {
  write(NONE);
}

const KEY = 'bills';
const MOST = 12;
const NONE: readonly SavedBill[] = [];
const listeners = new Set<() => void>();
// useSyncExternalStore needs the same list for the same text. `undefined`: nothing was read yet.
let known: { text: string | null | undefined; list: readonly SavedBill[] } = { text: undefined, list: NONE };

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function read(): readonly SavedBill[] {
  try {
    const text = localStorage.getItem(KEY);
    if (text !== known.text) known = { text, list: parsed(text) };
  } catch {
    // Storage is unavailable: the bill lasts as long as the page.
  }
  return known.list;
}

function write(list: readonly SavedBill[]): void {
  const text = JSON.stringify(list);
  try {
    if (list.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
    known = { text: list.length === 0 ? null : text, list };
  } catch {
    known = { text: storedText(), list };
  }
  for (const listener of listeners) listener();
}

function storedText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function parsed(text: string | null): readonly SavedBill[] {
  try {
    const saved: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(saved) ? saved.filter(isBill).slice(0, MOST) : NONE;
  } catch {
    return NONE;
  }
}

function isBill(value: unknown): value is SavedBill {
  const { order, by, people, lines, food, rest } = (value ?? {}) as Partial<Record<keyof SavedBill, unknown>>;
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
