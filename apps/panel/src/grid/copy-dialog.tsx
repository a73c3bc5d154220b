import type { Period } from '@metade/domain/grid.ts';
import { Button } from '@metade/ui/button.tsx';
import { filterChipClass } from '@metade/ui/chip.tsx';
import { Dialog } from '@metade/ui/dialog.tsx';
import { FieldError } from '@metade/ui/field.tsx';
import { useState } from 'react';
import { useWords } from '../words/words.tsx';
import { weekdays } from './week.ts';

export type CopyFrom = { day: number; period: Period | null };

/** Asks over which days a day, or one period of it, is to be copied. */
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
  const others = weekdays.filter((day) => day !== from.day);
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setTo(others.filter((day) => day >= 1 && day <= 5))}>{m.grid.weekdays}</Button>
        <Button onClick={() => setTo(others)}>{m.grid.allDays}</Button>
      </div>
      <fieldset>
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
        <FieldError id="copy-to" error={missing && to.length === 0 ? m.grid.noneChosen : undefined} />
      </fieldset>
      <Button kind="ink" size="host" onClick={() => (to.length > 0 ? copy([...to]) : setMissing(true))}>
        {m.grid.copyNow}
      </Button>
    </div>
  );
}
