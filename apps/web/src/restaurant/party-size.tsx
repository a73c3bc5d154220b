import { memo } from 'react';
import { useWords } from '../words/words.tsx';

/** Party size, as six buttons of the surrounding form. */
export const PartySize = memo(function PartySize({ people }: { people: number }) {
  const { m } = useWords();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{m.restaurant.people}</legend>
      <div className="grid grid-cols-6 gap-2">
        {[1, 2, 3, 4, 5, 6].map((n) => (
          <button
            key={n}
            type="submit"
            name="people"
            value={n}
            aria-pressed={n === people}
            aria-label={m.site.people(n)}
            className="min-h-11 rounded-2 border border-line font-semibold hover:bg-hover aria-pressed:border-transparent aria-pressed:bg-ink aria-pressed:text-page"
          >
            {n}
          </button>
        ))}
      </div>
    </fieldset>
  );
});
