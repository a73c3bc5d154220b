import type { ReactNode } from 'react';

/** A list's title, description and actions. */
export function ListHead({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="max-w-prose">
        <h1 className="text-dmd">{title}</h1>
        {text ? <p className="text-ink-2">{text}</p> : null}
      </div>
      {children ? <div className="flex flex-wrap items-center gap-3">{children}</div> : null}
    </div>
  );
}
