import { useId, useRef, type ComponentPropsWithoutRef } from 'react';
import { useWrongCount } from './form-errors.tsx';

export type ButtonKind = 'brand' | 'ink' | 'outline' | 'text';
export type ButtonSize = 'md' | 'lg' | 'host';

/** Classes of a button, for links that look like one. One `brand` button per view. */
export function buttonClass(kind: ButtonKind = 'outline', size: ButtonSize = 'md'): string {
  return `${BASE} ${KIND[kind]} ${SIZE[size]}`;
}

/**
 * A button; `busy` keeps its width, is announced and prevents a second press. A submit button (not one that looks like a link) adds
 * the number of its form's invalid fields to its name.
 */
export function Button({
  kind = 'outline',
  size = 'md',
  busy = false,
  className = '',
  children,
  ...rest
}: ComponentPropsWithoutRef<'button'> & { kind?: ButtonKind; size?: ButtonSize; busy?: boolean }) {
  const ref = useRef<HTMLButtonElement>(null);
  const countId = useId();
  const wrong = useWrongCount(ref, rest.type === 'submit' && kind !== 'text');
  return (
    <button
      type="button"
      {...rest}
      ref={ref}
      aria-describedby={wrong ? countId : rest['aria-describedby']}
      aria-busy={busy || undefined}
      disabled={rest.disabled || busy}
      className={`${buttonClass(kind, size)} ${busy ? 'animate-[pulse-soft_1.2s_infinite]' : ''} ${className}`}
    >
      {wrong ? (
        <span className="flex flex-col items-center">
          <span className="inline-flex items-center gap-2">{children}</span>
          <span id={countId} aria-hidden="true" className="text-xs font-medium">
            {wrong}
          </span>
        </span>
      ) : (
        children
      )}
    </button>
  );
}

const BASE =
  'forced-colors:border inline-flex items-center justify-center gap-2 rounded-2 font-semibold text-center transition-colors duration-120 disabled:cursor-not-allowed aria-disabled:opacity-60';
const KIND: Record<ButtonKind, string> = {
  brand: 'bg-brand text-on-brand hover:bg-brand-hover disabled:opacity-70',
  ink: 'bg-ink text-page hover:opacity-90 disabled:opacity-60',
  outline: 'border border-line-strong bg-surface text-ink hover:bg-hover disabled:text-ink-3',
  text: 'text-link px-1',
};
const SIZE: Record<ButtonSize, string> = {
  md: 'min-h-11 px-5 py-2 text-sm',
  lg: 'min-h-14 px-8 py-3 text-md',
  host: 'min-h-14 px-6 py-3 text-md',
};
