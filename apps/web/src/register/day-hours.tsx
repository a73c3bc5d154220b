import { Field } from '@metade/ui/field.tsx';
import { useWords } from '../words/words.tsx';
import type { useStepForm } from './use-step-form.ts';
import { spanName, spanNumbers } from './week.ts';

/** A day's opening hours: one span, a second one collapsed, and further saved ones. */
export function DayHours({ day, form }: { day: number; form: ReturnType<typeof useStepForm> }) {
  const { m, weekday } = useWords();
  const { value, errors, registration } = form;
  const saved = registration?.worksheet.find((one) => one.day === day)?.spans ?? [];
  const shown = (end: 'open' | 'close', nth: number) =>
    value(spanName(end, day, nth), saved[nth - 1]?.[end === 'open' ? 'time_open' : 'time_close']);
  const row = (nth: number) => (
    <div key={nth} className="grid grid-cols-2 items-start gap-3">
      {(['open', 'close'] as const).map((end) => (
        <Field
          key={end}
          label={<span className="text-xs font-normal text-ink-3">{m.register.spanEnds[end](nth)}</span>}
          name={spanName(end, day, nth)}
          type="time"
          defaultValue={shown(end, nth)}
          error={errors[spanName(end, day, nth)]}
        />
      ))}
    </div>
  );
  const more = spanNumbers.slice(1, Math.max(2, saved.length));
  const used = more.some((nth) => shown('open', nth) || shown('close', nth));
  return (
    <fieldset className="grid gap-3 sm:grid-cols-[7rem_1fr]">
      <legend className="float-left pb-1 text-sm sm:pt-9">{weekday(day)}</legend>
      <div>
        {row(1)}
        <details open={used}>
          <summary className="flex min-h-11 cursor-pointer items-center text-sm text-link">
            {m.register.anotherSpan}
          </summary>
          <div className="flex flex-col gap-3 pb-2">{more.map(row)}</div>
        </details>
      </div>
    </fieldset>
  );
}
