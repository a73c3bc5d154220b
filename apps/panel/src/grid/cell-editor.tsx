import type { Places } from '@metade/domain/grid.ts';
import { tableSizes, tablesPerSlotMax } from '@metade/domain/grid.ts';
import { addDays } from '@metade/domain/time.ts';
import { weekdayName } from '@metade/i18n/format-date.ts';
import { Button } from '@metade/ui/button.tsx';
import { Field, FieldError } from '@metade/ui/field.tsx';
import { ChevronDown, Copy, Plus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { Words } from '../words/words.tsx';
import { useWords } from '../words/words.tsx';
import { Stepper } from './stepper.tsx';
import { Switch } from './switch.tsx';
import type { Cell, Sitting } from './week.ts';
import { issueOf, withLaterSitting } from './week.ts';

/** The times of a cell with their tables by size. */
export function CellEditor({
  cell,
  accepted,
  onChange,
  onToggle,
  onCopy,
}: {
  cell: Cell;
  accepted: readonly Places[];
  onChange: (cell: Cell) => void;
  onToggle: (open: boolean) => void;
  onCopy: () => void;
}) {
  const { m } = useWords();
  const [shown, show] = useState(0);
  const put = (place: number, sitting: Sitting) =>
    onChange({ ...cell, sittings: cell.sittings.map((one, at) => (at === place ? sitting : one)) });
  const remove = (place: number) => {
    const sittings = cell.sittings.filter((_, at) => at !== place);
    onChange({ ...cell, sittings, open: sittings.length > 0 });
  };
  return (
    <div className="flex flex-col gap-4">
      <Switch on={cell.open} label={m.grid.open} words={cell.open ? m.grid.open : m.grid.closed} onChange={onToggle} />
      {cell.open
        ? cell.sittings.map((sitting, place) => (
            <SittingFields
              // Times have no id: the index is the key.
              // biome-ignore lint: see above
              key={place}
              cell={cell}
              place={place}
              sitting={sitting}
              accepted={accepted}
              put={put}
              remove={remove}
              open={place === Math.min(shown, cell.sittings.length - 1)}
              onOpen={() => show(place)}
            />
          ))
        : null}
      {cell.open ? (
        <>
          <Button
            onClick={() => {
              show(cell.sittings.length);
              onChange(withLaterSitting(cell));
            }}
          >
            <Plus aria-hidden="true" className="size-4" strokeWidth={1.9} />
            {m.grid.addTime}
          </Button>
          <Button onClick={onCopy}>
            <Copy aria-hidden="true" className="size-4" strokeWidth={1.9} />
            {m.grid.copyCell}
          </Button>
        </>
      ) : null}
    </div>
  );
}

function SittingFields({
  cell,
  place,
  sitting,
  accepted,
  put,
  remove,
  open,
  onOpen,
}: {
  cell: Cell;
  place: number;
  sitting: Sitting;
  accepted: readonly Places[];
  put: (place: number, sitting: Sitting) => void;
  remove: (place: number) => void;
  open: boolean;
  onOpen: () => void;
}) {
  const words = useWords();
  const { m } = words;
  const id = useId();
  const hint = afterMidnight(cell, sitting.time, words);
  const issue = issueOf(cell, place, accepted);
  const ofTime = issue === 'outside_period' || issue === 'slot_twice' ? m.grid.issues[issue] : undefined;
  const ofTables = issue !== null && ofTime === undefined ? m.grid.issues[issue] : undefined;
  if (!open)
    return (
      <button
        type="button"
        aria-expanded={false}
        onClick={onOpen}
        className={`flex min-h-11 items-center gap-3 border-t border-line pt-3 text-left ${issue ? 'text-bad' : ''}`}
      >
        <span className="font-bold">{sitting.time}</span>
        <span className="min-w-0 flex-1 text-sm text-ink-2">
          {tableSizes
            .filter((places) => sitting.tables[places] > 0)
            .map((places) => m.grid.tables(sitting.tables[places], places))
            .join(', ')}
        </span>
        <ChevronDown aria-hidden="true" className="size-5 text-ink-3" strokeWidth={1.9} />
      </button>
    );
  return (
    <fieldset className="flex flex-col gap-3 border-t border-line pt-4">
      <legend className="sr-only">{m.grid.timeNo(place + 1)}</legend>
      <div className="flex items-end gap-2">
        <Field
          label={m.grid.time}
          type="time"
          step={300}
          value={sitting.time}
          hint={hint}
          error={ofTime}
          className="min-w-0 flex-1"
          onChange={(event) => put(place, { ...sitting, time: event.target.value })}
        />
        <button
          type="button"
          aria-label={m.grid.removeTime(sitting.time)}
          onClick={() => remove(place)}
          className={`grid size-12 shrink-0 place-items-center rounded-2 hover:bg-hover ${ofTime || hint ? 'mb-auto mt-7' : ''}`}
        >
          <Trash2 aria-hidden="true" className="size-5" strokeWidth={1.9} />
        </button>
      </div>
      <p className="text-sm font-semibold">{m.grid.tablesBySize}</p>
      {([2, 4, 6] as const)
        .filter((places) => accepted.includes(places) || sitting.tables[places] > 0)
        .map((places) => (
          <Stepper
            key={places}
            label={m.grid.people(places)}
            less={m.grid.less(places)}
            more={m.grid.more(places)}
            value={sitting.tables[places]}
            max={tablesPerSlotMax}
            onChange={(qtd) => put(place, { ...sitting, tables: { ...sitting.tables, [places]: qtd } })}
          />
        ))}
      <FieldError id={id} error={ofTables} />
    </fieldset>
  );
}

/** Explains a time after midnight: which evening it belongs to, and its real date. */
function afterMidnight({ day, period }: Cell, time: string, { m, locale, mealTime }: Words): string | undefined {
  const meal = mealTime({ date: addDays(someSunday, day), time });
  return period === 'night' && time !== '' && meal !== time
    ? m.grid.afterMidnight(weekdayName(day, locale), meal)
    : undefined;
}

const someSunday = '2026-11-01';
