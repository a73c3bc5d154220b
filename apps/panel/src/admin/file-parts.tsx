import { localDateOf } from '@metade/i18n/format-date.ts';
import { formatMoney } from '@metade/i18n/format-money.ts';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { PanelLink } from '../shell/navigation.tsx';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../words/words.tsx';

/** The name of a file, beside the way back to the list that it is of. */
export function FileHead({ title, back }: { title: string; back: string }) {
  const { m } = useWords();
  useTitle(title);
  return (
    <header className="flex items-center gap-3">
      <PanelLink
        href={back}
        aria-label={m.back}
        className="-ml-2.5 grid size-12 shrink-0 place-items-center rounded-2 hover:bg-hover"
      >
        <ArrowLeft aria-hidden="true" className="size-6" strokeWidth={1.9} />
      </PanelLink>
      <h1 className="min-w-0 text-dmd break-words">{title}</h1>
    </header>
  );
}

/** Ways from a file to what belongs to it. */
export function FileLinks({ children }: { children: ReactNode }) {
  return <p className="mt-3 flex flex-wrap gap-3">{children}</p>;
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-dsm">{title}</h2>
      {children}
    </section>
  );
}

/** Facts under their names; what is empty is left out. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="mt-3 border-t border-line">
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false)
        .map(([name, value]) => (
          <div key={name} className="grid gap-1 border-b border-line py-3 sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-5">
            <dt className="text-sm text-ink-3">{name}</dt>
            <dd className="min-w-0 break-words whitespace-pre-line">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

export function FileSkeleton() {
  const { m } = useWords();
  return (
    <div aria-busy="true" className="h-96 rounded-3 bg-hover">
      <p className="sr-only">{m.loading}</p>
    </div>
  );
}

/** Instants on this device's clock, and sums, as the language writes them. */
export function useShown() {
  const { date, time, locale } = useWords();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return {
    moment: (instant: string) => `${date(localDateOf(instant, zone), 'short')}, ${time(instant, zone)}`,
    sum: (money: Parameters<typeof formatMoney>[0]) => formatMoney(money, locale),
  };
}
