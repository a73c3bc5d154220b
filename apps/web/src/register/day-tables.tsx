import { periods, tableSizes } from '@metade/domain/grid.ts';
import { Button } from '@metade/ui/button.tsx';
import { Field } from '@metade/ui/field.tsx';
import { useRef, useState, type MouseEvent } from 'react';
import { useWords } from '../words/words.tsx';
import { weekFromMonday } from './week.ts';
import type { useStepForm } from './use-step-form.ts';

/** A day of the grid: three periods, each with a time and tables of every size. */
export function DayTables({ day, form }: { day: number; form: ReturnType<typeof useStepForm> }) {
  const { m, weekday } = useWords();
  const { value, errors, registration } = form;
  const part = useRef<HTMLDetailsElement>(null);
  const slots = registration?.tables.filter((slot) => slot.day === day && slot.qtd > 0) ?? [];
  const [typed, setTyped] = useState<number | null>(null);
  const [copied, setCopied] = useState(false);
  const tables = typed ?? slots.reduce((sum, slot) => sum + slot.qtd, 0);
  const wrong = Object.keys(errors).some((name) => name.startsWith(`cell-${day}-`));
  const first = day === weekFromMonday[0];
  const inputs = () => [...(part.current?.querySelectorAll('input') ?? [])];
  const count = () => {
    setTyped(inputs().reduce((sum, { type, value: n }) => sum + (type === 'number' ? Number(n) || 0 : 0), 0));
    setCopied(false);
  };
  const copy = (event: MouseEvent<HTMLButtonElement>) => {
    const all = event.currentTarget.form?.elements;
    for (const input of inputs())
      for (const other of weekFromMonday) {
        const twin = all?.namedItem(input.name.replace(`cell-${day}-`, `cell-${other}-`));
        if (!(twin instanceof HTMLInputElement) || other === day) continue;
        twin.value = input.value;
        // The other day has its own numbers of tables.
        twin.dispatchEvent(new Event('input', { bubbles: true }));
      }
    setCopied(true);
  };
  return (
    <details ref={part} open={wrong || first} onInput={count} className="rounded-3 border border-line px-4">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 text-sm font-semibold">
        {weekday(day)}
        <span className="font-normal text-ink-3">{tables > 0 ? m.register.dayTables(tables) : m.register.closed}</span>
      </summary>
      {periods.map((period) => {
        const cell = (what: 'time' | number) => `cell-${day}-${period}-${what}`;
        const of = slots.filter((slot) => slot.period === period);
        return (
          <fieldset key={period} className="min-w-0 pb-4">
            <legend className="pb-1 text-sm text-ink-2">
              {m.site.periods[period]} <span className="text-ink-3">{m.site.periodHours[period]}</span>
            </legend>
            <div className="grid grid-cols-3 gap-3 sm:grid-cols-[1.4fr_1fr_1fr_1fr]">
              <Field
                label={<span className="text-xs font-normal text-ink-3">{m.register.time}</span>}
                name={cell('time')}
                type="time"
                defaultValue={value(cell('time'), of[0]?.time)}
                error={errors[cell('time')]}
                className="col-span-3 sm:col-span-1"
              />
              {tableSizes.map((size) => (
                <Field
                  key={size}
                  label={<span className="text-xs font-normal text-ink-3">{m.register.tablesFor(size)}</span>}
                  name={cell(size)}
                  type="number"
                  inputMode="numeric"
                  min={0}
                  defaultValue={value(cell(size), of.find((slot) => slot.places === size)?.qtd)}
                  error={errors[cell(size)]}
                />
              ))}
            </div>
          </fieldset>
        );
      })}
      <Button kind="text" onClick={copy} className="mb-3">
        {m.register.copyDay(weekday(day))}
      </Button>
      <p role="status" className="pb-3 text-sm text-ok empty:hidden">
        {copied ? m.register.copied(tables, tables * weekFromMonday.length) : ''}
      </p>
    </details>
  );
}
