import type { Counts as RowCounts } from '@metade/booking-flow/row-status.ts';
import { useWords } from '../words/words.tsx';

/** "8 booked · 3 here · 1 late · 1 missing"; zeros are left out, except booked and here. */
export function Counts({ counts }: { counts: RowCounts }) {
  const { m } = useWords();
  const parts = [
    { count: counts.booked, word: m.day.booked(counts.booked), colour: 'text-ink', always: true },
    { count: counts.here, word: m.day.here(counts.here), colour: 'text-ok', always: true },
    { count: counts.late, word: m.day.late(counts.late), colour: 'text-wait', always: false },
    { count: counts.missing, word: m.day.missing(counts.missing), colour: 'text-bad', always: false },
    { count: counts.noShows, word: m.day.noShows(counts.noShows), colour: 'text-ink-3', always: false },
  ];
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 md:justify-end lg:gap-x-5">
      {parts
        .filter(({ count, always }) => always || count > 0)
        .map(({ count, word, colour }) => (
          <li key={word} className={colour}>
            <b className="font-bold">{count}</b> {word}
          </li>
        ))}
    </ul>
  );
}
