import type { ComponentProps } from 'react';

export type ButtonKind = 'brand' | 'ink' | 'outline' | 'text';
export type ButtonSize = 'md' | 'lg' | 'host';

/** Classes of a button, for links that look like one. One `brand` button per view. */
export function buttonClass(kind: ButtonKind = 'outline', size: ButtonSize = 'md'): string {
  return `${BASE} ${KIND[kind]} ${SIZE[size]}`;
}

/** A button; `busy` keeps its width, says so to assistive technology and refuses a second press. */
export function Button({
  kind = 'outline',
  size = 'md',
  busy = false,
  className = '',
  ...rest
}: ComponentProps<'button'> & { kind?: ButtonKind; size?: ButtonSize; busy?: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      disabled={rest.disabled || busy}
      className={`${buttonClass(kind, size)} ${busy ? 'animate-[pulse-soft_1.2s_infinite]' : ''} ${className}`}
    />
  );
}

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-2 font-semibold text-center transition-colors duration-120 disabled:cursor-not-allowed aria-disabled:opacity-60';
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
