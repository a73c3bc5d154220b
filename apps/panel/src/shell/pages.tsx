import { Button, buttonClass } from '@metade/ui/button.tsx';
import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { Skeleton } from '@metade/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { PanelLink } from './navigation.tsx';
import { useWords } from '../words/words.tsx';

/** Links to the previous and next page; hidden when there is one only. */
export function Pages(list: { label: string; page: number; pages: number; at: (page: number) => string }) {
  const { m } = useWords();
  const { page, pages, at } = list;
  if (pages < 2) return null;
  return (
    <nav aria-label={`${list.label}, ${m.admin.pages(page, pages)}`} className="mt-6 flex flex-wrap items-center gap-4">
      {page > 1 ? (
        <PanelLink href={at(page - 1)} className={buttonClass()}>
          {m.admin.previous}
        </PanelLink>
      ) : null}
      <span className="text-sm text-ink-3">{m.admin.pages(page, pages)}</span>
      {page < pages ? (
        <PanelLink href={at(page + 1)} className={buttonClass()}>
          {m.admin.following}
        </PanelLink>
      ) : null}
    </nav>
  );
}

/** What stands in place of something that is loading, and says so to those who cannot see it. */
export function Loading({ className, children }: { className?: string; children?: ReactNode }) {
  const { m } = useWords();
  return (
    <div aria-busy="true" className={className}>
      <p className="sr-only">{m.loading}</p>
      {children}
    </div>
  );
}

export function ListSkeleton() {
  return (
    <Loading className="mt-6 flex flex-col gap-3">
      {[0, 1, 2].map((row) => (
        <div key={row} className="h-14 rounded-2 bg-hover" />
      ))}
    </Loading>
  );
}

/** Of one thing with all its facts. */
export function FileSkeleton() {
  return <Loading className="h-96 rounded-3 bg-hover" />;
}

/** As ListSkeleton, where it is known how many lines come and how high each is. */
export function LinesSkeleton({ count, look }: { count: number; look: string }) {
  return (
    <Loading className="divide-y divide-line">
      {Array.from({ length: count }, (_, nth) => (
        <div key={nth} className={`content-center px-4 ${look}`}>
          <Skeleton className="h-6" />
        </div>
      ))}
    </Loading>
  );
}

/** Shown in place of what could not be loaded; missing: because there is no such thing. */
export function Unreachable({ again, missing = false }: { again: () => void; missing?: boolean }) {
  const { m } = useWords();
  if (missing) return <EmptyHalfPlate level={1} title={m.noSuch} />;
  return (
    <EmptyHalfPlate title={m.unreachable}>
      <Button onClick={again} className="self-start">
        {m.tryAgain}
      </Button>
    </EmptyHalfPlate>
  );
}
