import type { UnmetDemand } from '@metade/contracts/demand.ts';
import { Button } from '@metade/ui/button.tsx';
import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { ListSkeleton, Unreachable } from '../shell/pages.tsx';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../words/words.tsx';
import { useDemandWords } from './demand-words.ts';
import { useDemand } from './use-demand.ts';

const datesShown = 4;

/** What people looked for in vain, the most wanted first, each with one press to open a table there. */
export default function DemandScreen() {
  const { m, date } = useWords();
  const { value, failed, again, busy, open } = useDemand();
  useTitle(m.demand.title);
  return (
    <div className="max-w-4xl px-4 py-5 md:px-6">
      <h1 className="text-dmd">{m.demand.title}</h1>
      {value ? <p className="text-ink-2">{m.demand.text(date(value.since))}</p> : null}
      {failed ? <Unreachable again={again} /> : null}
      {!value && !failed ? <ListSkeleton /> : null}
      {value?.data.length === 0 ? <EmptyHalfPlate title={m.demand.none} text={m.demand.noneText} /> : null}
      <ul className="mt-5 border-t border-line empty:border-0">
        {value?.data.map((demand) => (
          <DemandRow
            key={`${demand.day} ${demand.period} ${demand.places}`}
            demand={demand}
            busy={busy === demand}
            onOpen={() => void open(demand)}
          />
        ))}
      </ul>
    </div>
  );
}

function DemandRow({ demand, busy, onOpen }: { demand: UnmetDemand; busy: boolean; onOpen: () => void }) {
  const { m, date } = useWords();
  const { looked, at } = useDemandWords();
  const { times, dates, places, suggestion } = demand;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-line py-4">
      <div className="min-w-0 flex-1 basis-80">
        <p className="text-lg font-semibold">{looked(demand)}</p>
        <p className="text-sm text-ink-2">
          {[
            ...times.map(({ time, visitors }) => m.demand.asked(visitors, time)),
            m.demand.now(suggestion.tables, places, suggestion.time),
          ].join(' · ')}
        </p>
        {dates.length > 0 ? (
          <p className="text-sm text-ink-3">
            {m.demand.next}:{' '}
            {dates
              .slice(0, datesShown)
              .map((one) => m.demand.date(date(one.date, 'short'), one.visitors))
              .join(' · ')}
          </p>
        ) : null}
      </div>
      <Button kind="ink" busy={busy} onClick={onOpen} aria-label={m.demand.openOf(places, at(demand))}>
        {m.demand.open}
      </Button>
    </li>
  );
}
