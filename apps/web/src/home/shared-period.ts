import type { CardView } from '../search/card-view.ts';

/** The period that all the times on these cards are of; undefined when there are several. */
export function sharedPeriod(cards: Pick<CardView, 'next_slots'>[]) {
  const [period, ...others] = new Set(cards.flatMap((card) => card.next_slots.map((slot) => slot.period)));
  return others.length === 0 ? period : undefined;
}
