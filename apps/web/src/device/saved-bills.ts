import { parseBills, withBill, type BillDraft } from '@metade/booking-flow/bill-draft.ts';
import { useSyncExternalStore } from 'react';
import { billsKey } from './forget-bills.ts';

/** The bill entered for a booking on this device; null when there is none, and in server rendering. */
export function useSavedBill(order: string): BillDraft | null {
  const list = useSyncExternalStore(subscribe, read, () => NONE);
  return list.find((bill) => bill.order === order) ?? null;
}

export function saveBill(bill: BillDraft): void {
  write(withBill(read(), bill));
}

export function forgetBill(order: string): void {
  write(read().filter((bill) => bill.order !== order));
}

const NONE: readonly BillDraft[] = [];
const listeners = new Set<() => void>();
// useSyncExternalStore needs the same list for the same text. `undefined`: nothing was read yet.
let known: { text: string | null | undefined; list: readonly BillDraft[] } = { text: undefined, list: NONE };

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function read(): readonly BillDraft[] {
  try {
    const text = localStorage.getItem(billsKey);
    if (text !== known.text) known = { text, list: parseBills(text) };
  } catch {
    // Storage is unavailable: the bill lasts as long as the page.
  }
  return known.list;
}

function write(list: readonly BillDraft[]): void {
  const text = JSON.stringify(list);
  try {
    if (list.length === 0) localStorage.removeItem(billsKey);
    else localStorage.setItem(billsKey, text);
    known = { text: list.length === 0 ? null : text, list };
  } catch {
    known = { text: storedText(), list };
  }
  for (const listener of listeners) listener();
}

function storedText(): string | null {
  try {
    return localStorage.getItem(billsKey);
  } catch {
    return null;
  }
}
