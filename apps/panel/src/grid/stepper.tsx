import { Minus, Plus } from 'lucide-react';

/** A small number with two buttons; can be typed too. */
export function Stepper({
  label,
  less,
  more,
  value,
  max,
  onChange,
}: {
  label: string;
  less: string;
  more: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
}) {
  const set = (next: number) => onChange(Math.min(max, Math.max(0, Number.isFinite(next) ? Math.trunc(next) : 0)));
  return (
    <div className="flex items-center justify-between gap-4">
      <span aria-hidden="true">{label}</span>
      <div className="flex items-center rounded-2 border border-line-strong">
        <button
          type="button"
          aria-label={less}
          disabled={value === 0}
          onClick={() => set(value - 1)}
          className="grid size-11 place-items-center rounded-2 hover:bg-hover disabled:text-ink-3"
        >
          <Minus aria-hidden="true" className="size-4" strokeWidth={1.9} />
        </button>
        <input
          type="text"
          inputMode="numeric"
          aria-label={label}
          value={value}
          onChange={(event) => set(Number(event.target.value.replace(/\D/g, '')))}
          className={`h-11 w-9 bg-transparent text-center font-semibold ${value === 0 ? 'text-ink-3' : ''}`}
        />
        <button
          type="button"
          aria-label={more}
          disabled={value >= max}
          onClick={() => set(value + 1)}
          className="grid size-11 place-items-center rounded-2 hover:bg-hover disabled:text-ink-3"
        >
          <Plus aria-hidden="true" className="size-4" strokeWidth={1.9} />
        </button>
      </div>
    </div>
  );
}
