import type { DeskItem } from '@metade/contracts/desk.ts';
import type { DeskQueue } from '@metade/domain/desk.ts';
import { Button } from '@metade/ui/button.tsx';
import { createContext, use, useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { refusalOf } from '../api.ts';
import { useSession } from '../session/session.tsx';
import { go, hrefOf } from '../shell/navigation.tsx';
import { useToast } from '../shell/toast.tsx';
import { jobName } from '../words/job-name.ts';
import { useWords } from '../words/words.tsx';
import { targetOf } from './queue-target.ts';

export type Entry = { queue: DeskQueue; item: DeskItem };
type Walk = {
  entries: readonly Entry[];
  nth: number | null;
  start: (entries: readonly Entry[]) => void;
  next: () => void;
  end: () => void;
};

const WalkContext = createContext<Walk | null>(null);

/**
 * Steps through a queue entry by entry. Each is taken when it is reached, so that others see who has it; entries of other admins
 * are skipped.
 */
export function WalkProvider({ children }: { children: ReactNode }) {
  const { m } = useWords();
  const { call } = useSession();
  const { show } = useToast();
  const [{ entries, nth }, setWalk] = useState<{ entries: readonly Entry[]; nth: number | null }>({
    entries: [],
    nth: null,
  });
  const goOn = useCallback(
    async (all: readonly Entry[], from: number) => {
      for (let at = from; at < all.length; at += 1) {
        const { queue, item } = all[at] as Entry;
        const isTaken = await call('takeDeskItem', { body: { queue, item: item._id, mine: true } }).then(
          () => false,
          (error: unknown) => refusalOf(error)?.code === 'desk_taken',
        );
        if (isTaken) continue;
        if (go(targetOf(queue, item))) setWalk({ entries: all, nth: at });
        return;
      }
      setWalk({ entries: [], nth: null });
      if (go(hrefOf('desk'))) show({ text: m.board.walkDone });
    },
    [call, m, show],
  );
  const walk = useMemo<Walk>(
    () => ({
      entries,
      nth,
      start: (all) => void goOn(all, 0),
      next: () => void goOn(entries, (nth ?? -1) + 1),
      end: () => {
        if (go(hrefOf('desk'))) setWalk({ entries: [], nth: null });
      },
    }),
    [entries, nth, goOn],
  );
  return <WalkContext value={walk}>{children}</WalkContext>;
}

export function useWalk(): Walk {
  const walk = use(WalkContext);
  if (!walk) throw new Error('useWalk outside of WalkProvider');
  return walk;
}

/** Bar over the screen of a walk's entry: its position, and the way to the next. */
export function WalkBar() {
  const { m } = useWords();
  const { entries, nth, next, end } = useWalk();
  const entry = nth === null ? undefined : entries[nth];
  if (nth === null || !entry) return null;
  return (
    <section
      aria-label={m.board.walk}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-info-soft px-4 py-2 text-info-ink rail:px-7"
    >
      <p role="status" className="min-w-0 flex-1 basis-56 text-sm">
        <strong className="font-semibold">{m.board.walkAt(nth + 1, entries.length)}</strong>{' '}
        {m.board.queues[entry.queue].name}
        {entry.item.name ? `, ${entry.queue === 'jobs' ? jobName({ m }, entry.item.name) : entry.item.name}` : ''}
      </p>
      <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
        <Button kind="ink" onClick={next}>
          {m.board.walkNext}
        </Button>
        <Button onClick={end}>{m.board.walkEnd}</Button>
      </div>
    </section>
  );
}
