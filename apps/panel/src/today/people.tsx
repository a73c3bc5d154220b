import { Users } from 'lucide-react';
import { useWords } from '../words/words.tsx';

/** The party size, with the table size for screen readers. */
export function People({ count, places }: { count: number; places: number }) {
  const { m } = useWords();
  return (
    <span className="inline-flex items-center gap-1.5 text-sm font-semibold md:text-md">
      <Users aria-hidden="true" className="size-4.5 md:size-5" strokeWidth={1.9} />
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">
        {m.row.people(count)}, {m.row.tableFor(places)}
      </span>
    </span>
  );
}
