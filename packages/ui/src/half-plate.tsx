import type { ReactNode } from 'react';

/** The half plate: filled, or the outline of an empty one. Step marker and empty state. */
export function HalfPlate({ full = false, className = '' }: { full?: boolean; className?: string }) {
  return (
    <svg viewBox="0 0 34 17" aria-hidden="true" className={className}>
      {full ? (
        <path d="M0 17a17 17 0 0 1 34 0Z" fill="var(--brand)" />
      ) : (
        <path d="M1 17a16 16 0 0 1 32 0" fill="none" stroke="currentColor" strokeWidth="2" />
      )}
    </svg>
  );
}

/** Empty state: the empty plate, one sentence, and up to three links or buttons as children. */
export function EmptyHalfPlate({
  title,
  text,
  level = 2,
  children,
}: {
  title: string;
  text?: ReactNode;
  level?: 1 | 2;
  children?: ReactNode;
}) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className="max-w-2xl py-6">
      <svg
        viewBox="0 0 190 98"
        aria-hidden="true"
        className="mb-6 h-24 max-w-full text-brand-line"
        fill="none"
        stroke="currentColor"
      >
        <path strokeWidth="3" d="M2 96a93 93 0 0 1 186 0M0 96h190" />
        <path strokeWidth="2" d="M11 96a84 84 0 0 1 168 0M31 96a64 64 0 0 1 128 0" />
      </svg>
      <Heading className="text-dlg">{title}</Heading>
      {text ? <p className="mt-3 text-md text-ink-2">{text}</p> : null}
      {children ? <div className="mt-6 flex flex-col gap-3">{children}</div> : null}
    </div>
  );
}
