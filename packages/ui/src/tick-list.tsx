import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { FieldError } from './field.tsx';

/** Checkboxes for several of a list, in columns; whole lines are the targets. tick: marks an option's box. */
export function TickList<T extends string | number>({
  legend,
  hint,
  options,
  tick,
  error,
  columns = '',
}: {
  legend: string;
  hint?: ReactNode;
  options: readonly { value: T; label: string }[];
  tick: (value: T) => InputHTMLAttributes<HTMLInputElement>;
  error: string | undefined;
  columns?: string;
}) {
  const id = useId();
  return (
    <fieldset
      data-invalid={error ? '' : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      className="min-w-0"
    >
      <legend className="text-sm font-semibold">{legend}</legend>
      {hint ? <p className="mt-1 text-xs text-ink-3">{hint}</p> : null}
      <div
        className={`mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(100%,7.5rem),1fr))] gap-x-5 sm:grid-cols-3 ${columns}`}
      >
        {options.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 items-center gap-2.5 py-1.5 text-sm">
            <input type="checkbox" {...tick(value)} className="size-5 shrink-0 accent-brand" />
            <span className="min-w-0 break-words">{label}</span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
