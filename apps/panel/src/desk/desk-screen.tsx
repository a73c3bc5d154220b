import { byUrgency, queuesOf, urgencyOf } from '@metade/domain/desk.ts';
import { localDateAt } from '@metade/domain/time.ts';
import { Button } from '@metade/ui/button.tsx';
import type { FormEvent } from 'react';
import { useNow } from '../restaurant/use-now.ts';
import { useAdminRoles } from '../session/admin-roles.tsx';
import { go, hrefOf, useRoute } from '../shell/navigation.tsx';
import { LinesSkeleton, Unreachable } from '../shell/pages.tsx';
import { SearchPill } from '../shell/search-pill.tsx';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../words/words.tsx';
import { Health } from './health.tsx';
import { JustDone } from './just-done.tsx';
import { MarketFilter } from './market-filter.tsx';
import { QueueRow } from './queue-row.tsx';
import { useClock } from './use-clock.ts';
import { useDesk } from './use-desk.ts';
import { useWalk } from './walk.tsx';

/** Queues, recent actions, and the market's health. */
export function DeskScreen() {
  const { m, Date: written } = useWords();
  const { query } = useRoute();
  const clock = useClock();
  const country = query.get('country') ?? undefined;
  const city = query.get('city') ?? undefined;
  const { desk, clockOffset, fresh, failed, again, showFresh } = useDesk({ country, city });
  const roles = useAdminRoles();
  const { start } = useWalk();
  const now = useNow(clockOffset, 30_000);
  useTitle(m.board.title);
  const ending = desk?.ending_minutes ?? 0;
  const sum = (key: 'count' | 'late' | 'ending') => desk?.queues.reduce((all, one) => all + one[key], 0) ?? 0;
  const queues = desk?.queues.toSorted((a, b) => {
    const [first, second] = [a.items[0], b.items[0]];
    if (!first || !second) return Number(!first) - Number(!second);
    return byUrgency(now, ending)(first, second);
  });
  const entries = desk?.queues
    .flatMap(({ queue, items }) => items.map((item) => ({ queue, item })))
    .toSorted((a, b) => byUrgency(now, ending)(a.item, b.item));
  const late = sum('late');
  const soon = entries?.filter(({ item }) => urgencyOf(item, now, ending) === 'ending').length ?? 0;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 lg:flex-nowrap">
        <div className="min-w-0">
          <h1 className="text-dmd">{m.board.title}</h1>
          <p role="status" className="text-ink-2">
            <span className="max-sm:hidden">
              {written(localDateAt(now, clock.zone), 'long')}, {clock.time(new Date(now).toISOString())}.{' '}
            </span>
            <strong className="font-semibold">{m.board.waiting(sum('count'))}</strong>
            {late > 0 ? <strong className="font-semibold text-bad-ink">, {m.board.late(late)}</strong> : null}
            {soon > 0 ? <strong className="font-semibold text-wait-ink">, {m.board.ending(soon)}</strong> : null}
          </p>
        </div>
        <div className="flex max-w-full flex-wrap items-center gap-3 max-sm:w-full lg:shrink-0 lg:flex-nowrap">
          <SearchEverything />
          <Button
            kind="brand"
            className="min-h-12 max-sm:w-full"
            disabled={!entries || entries.length === 0}
            onClick={() => entries && start(entries)}
          >
            {m.board.start}
          </Button>
        </div>
      </div>
      {failed && desk ? (
        <p role="alert" className="mt-3 font-semibold text-wait-ink">
          {m.board.stale}
        </p>
      ) : null}
      <div className="mt-6 grid items-start gap-7 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          <section aria-labelledby="waiting" className="overflow-hidden rounded-3 border border-line">
            <div className="flex min-h-12.5 items-center justify-between gap-4 border-b border-line px-4">
              <h2 id="waiting" className="text-dsm">
                {m.board.waits}
              </h2>
              {fresh > 0 ? (
                <Button onClick={showFresh} aria-live="polite">
                  {m.board.fresh(fresh)}
                </Button>
              ) : (
                <p className="text-sm text-ink-3">{m.board.order}</p>
              )}
            </div>
            {failed && !desk ? <Unreachable again={again} /> : null}
            {!desk && !failed ? <LinesSkeleton count={queuesOf(roles).length} look="h-18" /> : null}
            <ul aria-labelledby="waiting">
              {queues?.map((one) => (
                <QueueRow key={one.queue} of={one} now={now} endingMinutes={ending} />
              ))}
            </ul>
          </section>
          <JustDone />
        </div>
        <aside aria-labelledby="health" className="min-w-0 rounded-4 bg-sunk px-5 py-5">
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
            <h2 id="health" className="text-dsm">
              {m.board.health}
            </h2>
            <MarketFilter country={country} city={city} />
          </div>
          <Health country={country} city={city} />
        </aside>
      </div>
    </>
  );
}

/** Searches bookings by number, diner or restaurant. */
function SearchEverything() {
  const { m } = useWords();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('text') ?? '').trim();
    if (text) go(hrefOf('orders', { text }));
  };
  return (
    <search className="max-sm:flex-1">
      <form onSubmit={search}>
        <SearchPill name="text" label={m.board.search} maxLength={100} className="sm:w-72" />
      </form>
    </search>
  );
}
