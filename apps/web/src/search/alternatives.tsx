import { useWords } from '../words/words.tsx';
import type { Alternative } from './alternatives.server.ts';
import { SlotLink } from './slot-link.tsx';

/** Up to three free tables near the one that is gone. */
export function Alternatives({ alternatives, people }: { alternatives: Alternative[]; people: number }) {
  const { m, date } = useWords();
  if (alternatives.length === 0) return null;
  return (
    <section aria-labelledby="alternatives">
      <h2 id="alternatives" className="mb-3 text-lg">
        {m.orders.alternativesTitle}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-3">
        {alternatives.map(({ restaurant, slot }) => (
          <li key={restaurant.slug + slot.slot + slot.date} className="rounded-3 border border-line p-3">
            <p className="display truncate text-lg">{restaurant.name}</p>
            <p className="mb-2 text-xs text-ink-2">{date(slot.date)}</p>
            <SlotLink slot={slot} restaurant={restaurant} people={people} />
          </li>
        ))}
      </ul>
    </section>
  );
}
