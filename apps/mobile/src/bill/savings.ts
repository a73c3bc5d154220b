import { keep, readKept, type DeviceStorage } from '@metade/booking-flow/ports.ts';

/** What the right bill of a meal has saved, as it was filled in on this device; amount: in minor units. */
export interface Saving {
  order: string;
  amount: number;
  currency: string;
}

const NAME = 'savings';
const most = 100;

/** By the booking's id. */
export function keptSavings(storage: DeviceStorage): ReadonlyMap<string, Saving> {
  const kept = readKept(storage, NAME);
  return new Map(Array.isArray(kept) ? kept.filter(isSaving).map((one) => [one.order, one]) : []);
}

/** Keeps one anew; nothing saved is nothing kept. */
export function keepSaving(storage: DeviceStorage, saving: Saving): void {
  const others = [...keptSavings(storage).values()].filter(({ order }) => order !== saving.order);
  keep(storage, NAME, (saving.amount > 0 ? [saving, ...others] : others).slice(0, most));
}

/** The sum of one currency, that of the first, and of how many meals. */
export function sumOfSavings(savings: readonly Saving[]): { amount: number; currency: string; meals: number } | null {
  const [first] = savings;
  if (!first) return null;
  const same = savings.filter(({ currency }) => currency === first.currency);
  return { amount: same.reduce((sum, { amount }) => sum + amount, 0), currency: first.currency, meals: same.length };
}

function isSaving(value: unknown): value is Saving {
  const { order, amount, currency } = (value ?? {}) as Partial<Record<keyof Saving, unknown>>;
  return typeof order === 'string' && Number.isInteger(amount) && typeof currency === 'string';
}
