import { FieldError } from '@metade/ui/field.tsx';
import { useId, type ReactNode } from 'react';

/** Ticks for several of a list, in columns; whole lines are the targets. */
export function Choices({
  legend,
  hint,
  name,
  options,
  ticked,
  error,
}: {
  legend: string;
  hint?: ReactNode;
  name: string;
  options: readonly { value: string; label: string }[];
  ticked: (value: string) => boolean;
  error: string | undefined;
}) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend className="text-sm font-semibold">{legend}</legend>
      {hint ? <p className="mt-1 text-xs text-ink-3">{hint}</p> : null}
      <div className="mt-2 grid grid-cols-2 gap-x-5 sm:grid-cols-3">
        {options.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 items-center gap-2.5 text-sm">
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={ticked(value)}
              className="size-5 shrink-0 accent-brand"
            />
            {label}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
