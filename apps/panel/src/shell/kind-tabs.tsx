import type { ReactNode } from 'react';
import { PanelLink } from './navigation.tsx';

/** Tabs within a screen, one for each kind of what it lists; on a phone the row scrolls. */
export function KindTabs<Kind extends string>({
  label,
  kinds,
  current,
  href,
  children,
}: {
  label: string;
  kinds: readonly Kind[];
  current: Kind;
  href: (kind: Kind) => string;
  children: (kind: Kind) => ReactNode;
}) {
  return (
    <nav aria-label={label} className="mt-3 overflow-x-auto border-b border-line">
      <ul className="flex min-w-max gap-x-6">
        {kinds.map((kind) => (
          <li key={kind}>
            <PanelLink
              href={href(kind)}
              aria-current={kind === current ? 'page' : undefined}
              className="-mb-px flex min-h-11 items-center gap-2 border-b-2 border-transparent font-semibold text-ink-2 focus-visible:outline-offset-[-3px] aria-[current]:border-brand aria-[current]:text-ink"
            >
              {children(kind)}
            </PanelLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
