import { periods, type Period } from '@metade/domain/grid.ts';

/** A meal, or any of a day, that somebody asks to wait for, as a form or a cookie says it. */
export type WaitingWish = {
  restaurant: string;
  date: string;
  period: Period | 'any';
  time: string | null;
  people: number;
};

/** Reads a wish from form fields; what makes no sense is left to the API to refuse. */
export function readWish(fields: { get(name: string): unknown }): WaitingWish {
  const text = (name: string) => String(fields.get(name) ?? '').slice(0, 100);
  return {
    restaurant: text('restaurant'),
    date: text('date'),
    period: text('period') === 'any' ? 'any' : (periods.find((period) => period === text('period')) ?? 'night'),
    time: text('time') || null,
    people: Number(text('people')),
  };
}

/** As readWish reads it again. */
export function writeWish(wish: WaitingWish): string {
  return new URLSearchParams({
    restaurant: wish.restaurant,
    date: wish.date,
    period: wish.period,
    time: wish.time ?? '',
    people: String(wish.people),
  }).toString();
}
