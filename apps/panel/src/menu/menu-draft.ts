import type { Dish } from '@metade/contracts/restaurant-menu.ts';
import type { Locale } from '@metade/i18n/locale.ts';
import { amountText, readAmount } from '../profile/amount.ts';

/** A dish as edited: the price as text. */
export type DishDraft = Omit<Dish, 'price'> & { price: string };

export function draftOf(dishes: readonly Dish[], locale: Locale): DishDraft[] {
  return dishes.map((dish) => ({ ...dish, price: amountText(dish.price, locale) }));
}

export function dishesOf(drafts: readonly DishDraft[]): Dish[] {
  return drafts.map((dish) => ({ ...dish, price: dish.price.trim() === '' ? null : readAmount(dish.price) }));
}

export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Merges two people's edits of one menu: local edits stay, the rest is as saved, and new dishes are at the end. theirs: names of
 * dishes that somebody else changed.
 */
export function merged(
  mine: readonly DishDraft[],
  base: readonly DishDraft[],
  now: readonly DishDraft[],
): { dishes: DishDraft[]; theirs: string[] } {
  const find = (list: readonly DishDraft[], id: string) => list.find((dish) => dish._id === id);
  const kept = mine.flatMap((dish) => {
    const [before, there] = [find(base, dish._id), find(now, dish._id)];
    const untouched = before !== undefined && same(before, dish);
    return untouched ? (there ?? []) : dish;
  });
  const come = now.filter((dish) => !find(base, dish._id) && !find(mine, dish._id));
  const theirs = [
    ...now.filter((dish) => !same(dish, find(base, dish._id))),
    ...base.filter((dish) => !find(now, dish._id)),
  ];
  return { dishes: [...kept, ...come], theirs: theirs.map((dish) => dish.name) };
}

/** The list with one dish moved. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = list.filter((_, index) => index !== from);
  const one = list[from];
  if (one !== undefined) next.splice(to, 0, one);
  return next;
}
