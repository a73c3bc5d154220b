import type { WeekGrid } from '@metade/contracts/grid.ts';
import { Banner } from '@metade/ui/banner.tsx';
import { Button } from '@metade/ui/button.tsx';
import { CircleAlert } from 'lucide-react';
import { useWords } from '../words/words.tsx';
import type { Cell, Week } from './week.ts';
import { cellAt, changesBetween, tablesOf, weekOf } from './week.ts';

/** Somebody else saved first: what is there now beside what was typed, which stays. */
export function Conflict({
  theirs,
  mine,
  onTake,
  onKeep,
}: {
  theirs: WeekGrid;
  mine: Week;
  onTake: () => void;
  onKeep: () => void;
}) {
  const { m } = useWords();
  const saved = weekOf(theirs.slots);
  const differing = saved.filter((cell) => changesBetween([cell], [cellAt(mine, cell.day, cell.period)]) > 0);
  const told = (cell: Cell) =>
    tablesOf([cell])
      .map(({ time, qtd, places }) => `${time} ${qtd} × ${places}`)
      .join(', ') || m.grid.closed;
  return (
    <Banner
      tone="wait"
      live="alert"
      icon={<CircleAlert aria-hidden="true" className="size-5" strokeWidth={1.9} />}
      action={
        <div className="flex flex-wrap gap-2">
          <Button onClick={onTake}>{m.grid.takeTheirs}</Button>
          <Button kind="ink" onClick={onKeep}>
            {m.grid.keepMine}
          </Button>
        </div>
      }
    >
      <p className="font-semibold">{m.grid.conflictTitle}</p>
      <p>{m.grid.conflictText(differing.length)}</p>
      <ul className="list-disc pl-5">
        {differing.map((cell) => (
          <li key={`${cell.day} ${cell.period}`}>
            {m.grid.theirs(m.grid.cell(m.grid.days[cell.day] ?? '', m.day.periods[cell.period]), told(cell))}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
