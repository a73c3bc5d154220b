import { Minus, Plus } from 'lucide-react';

/** A whole number between two buttons. more, less: their accessible names. */
export function Stepper({
  value,
  more,
  less,
  min = 0,
  max = 99,
  onStep,
}: {
  value: number;
  more: string;
  less: string;
  min?: number;
  max?: number;
  onStep: (by: 1 | -1) => void;
}) {
  return (
    <span className="inline-flex min-h-11 shrink-0 items-center rounded-2 border border-line-strong bg-surface">
      <button
        type="button"
        aria-label={less}
        disabled={value <= min}
        onClick={() => onStep(-1)}
        className={`${SIDE} rounded-l-2`}
      >
        <Minus aria-hidden="true" className="size-4" />
      </button>
      <output className="min-w-7 text-center font-bold">{value}</output>
      <button
        type="button"
        aria-label={more}
        disabled={value >= max}
        onClick={() => onStep(1)}
        className={`${SIDE} rounded-r-2`}
      >
        <Plus aria-hidden="true" className="size-4" />
      </button>
    </span>
  );
}

const SIDE = 'grid size-11 place-items-center hover:bg-hover disabled:text-ink-3 disabled:hover:bg-transparent';
