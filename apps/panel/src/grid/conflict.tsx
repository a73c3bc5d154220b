import { Banner } from '@metade/ui/banner.tsx';
import { Button } from '@metade/ui/button.tsx';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { useWords } from '../words/words.tsx';
import type { Clash, Merge } from './merge-weeks.ts';
import type { Cell } from './week.ts';
import { tablesOf } from './week.ts';

/** Somebody else saved first: their changes are merged in already; where both changed a cell, one is chosen. */
export function Conflict({
  merge: { taken, clashes },
  onChoose,
  onDone,
  onTakeAll,
}: {
  merge: Pick<Merge, 'taken' | 'clashes'>;
  onChoose: (clash: Clash, chosen: 'mine' | 'theirs') => void;
  onDone: () => void;
  onTakeAll: () => void;
}) {
  const { m } = useWords();
  const { name, told } = useCellWords();
  const decided = clashes.every(({ chosen }) => chosen !== null);
  return (
    <Banner
      tone="wait"
      live="alert"
      icon={<CircleAlert aria-hidden="true" className="size-5" strokeWidth={1.9} />}
      action={
        <div className="flex flex-wrap gap-2">
          <Button onClick={onTakeAll}>{m.grid.takeTheirs}</Button>
          {decided ? (
            <Button kind="ink" onClick={onDone}>
              {m.grid.merged}
            </Button>
          ) : null}
        </div>
      }
    >
      <p className="font-semibold">{m.grid.conflictTitle}</p>
      {taken.length > 0 ? (
        <>
          <p>{m.grid.takenText}</p>
          <ul className="list-disc pl-5">
            {taken.map((cell) => (
              <li key={name(cell)}>{m.grid.theirs(name(cell), told(cell))}</li>
            ))}
          </ul>
        </>
      ) : null}
      {clashes.length > 0 ? <p className="mt-2">{m.grid.clashText(clashes.length)}</p> : null}
      {clashes.map((clash) => (
        <Choice key={name(clash.mine)} clash={clash} onChoose={(chosen) => onChoose(clash, chosen)} />
      ))}
    </Banner>
  );
}

function Choice({ clash, onChoose }: { clash: Clash; onChoose: (chosen: 'mine' | 'theirs') => void }) {
  const { m } = useWords();
  const { name, told } = useCellWords();
  const id = useId();
  return (
    <fieldset className="mt-2 min-w-0">
      <legend className="font-semibold">{name(clash.mine)}</legend>
      {(['theirs', 'mine'] as const).map((whose) => (
        <label key={whose} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name={id}
            checked={clash.chosen === whose}
            onChange={() => onChoose(whose)}
            className="size-5 shrink-0 accent-brand"
          />
          {m.grid.versions[whose](told(clash[whose]))}
        </label>
      ))}
    </fieldset>
  );
}

function useCellWords() {
  const { m } = useWords();
  return {
    name: (cell: Cell) => m.grid.cell(m.grid.days[cell.day] ?? '', m.day.periods[cell.period]),
    told: (cell: Cell) =>
      tablesOf([cell])
        .map(({ time, qtd, places }) => `${time} ${qtd} × ${places}`)
        .join(', ') || m.grid.closed,
  };
}
