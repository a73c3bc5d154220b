import type { Period } from '@metade/domain/grid.ts';
import { Button } from '@metade/ui/button.tsx';
import { filterChipClass } from '@metade/ui/chip.tsx';
import { Dialog } from '@metade/ui/dialog.tsx';
import { FieldError } from '@metade/ui/field.tsx';
import { useState } from 'react';
import { useWords } from '../words/words.tsx';
import { weekdays } from './week.ts';

export type CopyFrom = { day: number; period: Period | null };

/** Asks to which days a day, or one of its periods, is copied. */
export function CopyDialog({
  from,
  onClose,
  copy,
}: {
  from: CopyFrom | null;
  onClose: () => void;
  copy: (from: CopyFrom, to: number[]) => void;
}) {
  const { m } = useWords();
  const day = from ? (m.grid.days[from.day] ?? '') : '';
  const title = from?.period ? m.grid.copyDay(m.grid.cell(day, m.day.periods[from.period])) : m.grid.copyDay(day);
  return (
    <Dialog sheet open={from !== null} onClose={onClose} title={title} closeLabel={m.close}>
      {from ? (
        <Choice
          from={from}
          copy={(to) => {
            copy(from, to);
            onClose();
          }}
        />
      ) : null}
    </Dialog>
  );
}

function Choice({ from, copy }: { from: CopyFrom; copy: (to: number[]) => void }) {
  const { m } = useWords();
  const [to, setTo] = useState<readonly number[]>([]);
  const [missing, setMissing] = useState(false);
  const wrong = missing && to.length === 0;
  const others = weekdays.filter((day) => day !== from.day);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (to.length > 0) copy([...to]);
        else setMissing(true);
      }}
      className="flex flex-col gap-5"
    >
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setTo(others.filter((day) => day >= 1 && day <= 5))}>{m.grid.weekdays}</Button>
        <Button onClick={() => setTo(others)}>{m.grid.allDays}</Button>
      </div>
      <fieldset data-invalid={wrong ? '' : undefined} aria-describedby={wrong ? 'copy-to-error' : undefined}>
        <legend className="mb-2 text-sm font-semibold">{m.grid.copyTo}</legend>
        <div className="flex flex-wrap gap-2">
          {others.map((day) => (
            <button
              key={day}
              type="button"
              aria-pressed={to.includes(day)}
              onClick={() => setTo(to.includes(day) ? to.filter((one) => one !== day) : [...to, day])}
              className={filterChipClass(to.includes(day))}
            >
              {m.grid.days[day]}
            </button>
          ))}
        </div>
        <FieldError id="copy-to" error={wrong ? m.grid.noneChosen : undefined} />
      </fieldset>
      <Button type="submit" kind="ink" size="host">
        {m.grid.copyNow}
      </Button>
    </form>
  );
}
