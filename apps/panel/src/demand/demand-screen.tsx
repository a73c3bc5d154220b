import type { UnmetDemand } from '@metade/contracts/demand.ts';
import { Button } from '@metade/ui/button.tsx';
import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ListSkeleton, Unreachable } from '../shell/pages.tsx';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../words/words.tsx';
import { useDemandWords } from './demand-words.ts';
import { useDemand } from './use-demand.ts';

const datesShown = 4;

/** Unmet demand, largest first, each with a button that opens a table. */
export default function DemandScreen() {
  const { m, date } = useWords();
  const { value, failed, again, busy, open, isOpened } = useDemand();
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
            busy={busy}
            isOpened={(on) => isOpened(demand, on)}
            onOpen={(on) => void open(demand, on)}
          />
        ))}
      </ul>
    </div>
  );
}

type OnDate = UnmetDemand['dates'][number];
type RowProps = {
  demand: UnmetDemand;
  busy: object | null;
  isOpened: (on?: OnDate) => boolean;
  onOpen: (on?: OnDate) => void;
};

function DemandRow({ demand, busy, isOpened, onOpen }: RowProps) {
  const { m } = useWords();
  const { looked, at } = useDemandWords();
  const { times, places, suggestion } = demand;
  const facts = [
    ...times.map(({ time, visitors }) => m.demand.asked(visitors, time)),
    m.demand.now(suggestion.tables, places, suggestion.time),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-line py-4">
      <div className="min-w-0 flex-1 basis-80">
        <p className="text-lg font-semibold">{looked(demand)}</p>
        <p className="text-sm text-ink-2">{facts.join(' · ')}</p>
        <Dates demand={demand} busy={busy} isOpened={isOpened} onOpen={onOpen} />
      </div>
      {isOpened() ? (
        <Opened />
      ) : (
        <Button
          kind="ink"
          busy={busy === demand}
          onClick={() => onOpen()}
          aria-label={m.demand.openOf(places, at(demand))}
        >
          {m.demand.open}
        </Button>
      )}
    </li>
  );
}

/** Replaces the pressed button, with its focus. */
function Opened() {
  const { m } = useWords();
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <span ref={place} tabIndex={-1} className="inline-flex min-h-11 items-center gap-2 font-semibold text-ok">
      <CircleCheck aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.9} />
      {m.demand.openedTag}
    </span>
  );
}

/** The next dates, each with its demand and a button that opens a table on that date only. */
function Dates({ demand, busy, isOpened, onOpen }: RowProps) {
  const { m, date } = useWords();
  const { dates, places, suggestion } = demand;
  if (dates.length === 0) return null;
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-3">
      {m.demand.next}:
      {dates.slice(0, datesShown).map((one) => {
        const when = date(one.date, 'short');
        return (
          <span key={one.date} className="inline-flex items-center gap-2">
            {m.demand.date(when, one.visitors)}
            {one.tables === null ? null : isOpened(one) ? (
              <Opened />
            ) : (
              <Button
                busy={busy === one}
                onClick={() => onOpen(one)}
                aria-label={m.demand.openOnlyOn(when, places, suggestion.time)}
                className="px-3!"
              >
                {m.demand.onlyOn(when)}
              </Button>
            )}
          </span>
        );
      })}
    </div>
  );
}
