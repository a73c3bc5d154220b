import type { WaitingWish } from '@metade/booking-flow/waiting.ts';
import { periods } from '@metade/domain/grid.ts';

/** Reads a wish to join a waitlist from form fields, or from a cookie; the API refuses invalid ones. */
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

/** The inverse of readWish. */
export function writeWish(wish: WaitingWish): string {
  return new URLSearchParams({
    restaurant: wish.restaurant,
    date: wish.date,
    period: wish.period,
    time: wish.time ?? '',
    people: String(wish.people),
  }).toString();
}
