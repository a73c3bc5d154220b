import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';

/** A rounded search input with an icon; its label is also its placeholder. */
export function SearchPill({ label, className = '', ...input }: { label: string } & ComponentProps<'input'>) {
  return (
    <label
      className={`flex min-h-11 items-center gap-2 rounded-pill border border-line-strong bg-surface px-4 focus-within:outline-3 focus-within:outline-offset-3 focus-within:outline-focus ${className}`}
    >
      <Search aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.9} />
      <span className="sr-only">{label}</span>
      <input
        {...input}
        type="search"
        placeholder={label}
        className="min-h-10 w-full min-w-0 bg-transparent text-sm outline-none placeholder:text-ink-3"
      />
    </label>
  );
}
