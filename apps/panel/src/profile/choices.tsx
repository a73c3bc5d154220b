import { FieldError } from '@metade/ui/field.tsx';
import { useId } from 'react';

/** Ticks for several of a list, in columns; whole lines are the targets. */
export function Choices<T extends string | number>({
  legend,
  hint,
  options,
  value,
  onChange,
  error,
}: {
  legend: string;
  hint?: string;
  options: readonly { value: T; label: string }[];
  value: readonly T[];
  onChange: (value: T[]) => void;
  error: string | undefined;
}) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend className="text-sm font-semibold">{legend}</legend>
      {hint ? <p className="mt-1 text-xs text-ink-3">{hint}</p> : null}
      <div className="mt-2 grid grid-cols-2 gap-x-5 sm:grid-cols-3 lg:grid-cols-4">
        {options.map((option) => (
          <label key={option.value} className="flex min-h-11 items-center gap-2.5 text-sm">
            <input
              type="checkbox"
              checked={value.includes(option.value)}
              aria-invalid={error ? true : undefined}
              onChange={(event) =>
                onChange(event.target.checked ? [...value, option.value] : value.filter((one) => one !== option.value))
              }
              className="size-5 shrink-0 accent-brand"
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
