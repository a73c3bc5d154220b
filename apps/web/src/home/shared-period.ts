import type { CardView } from '../search/card-view.ts';

/** The common period of all times on these cards; undefined when there are several. */
export function sharedPeriod(cards: Pick<CardView, 'next_slots'>[]) {
  const [period, ...others] = new Set(cards.flatMap((card) => card.next_slots.map((slot) => slot.period)));
  return others.length === 0 ? period : undefined;
}
