import { localDateOf } from '@metade/i18n/format-date.ts';
import { formatMoney } from '@metade/i18n/format-money.ts';
import type { ReactNode } from 'react';
import { deviceZone } from '../shell/device-zone.ts';
import { PanelLink } from '../shell/navigation.tsx';
import { useWords } from '../words/words.tsx';

/** The result of the last action. */
export function Said({ children }: { children: string }) {
  return (
    <p role="status" className="mt-2 min-h-6 font-semibold text-ok">
      {children}
    </p>
  );
}

/** Links from a file to related ones. */
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

/** A list of related entries, each with its link. */
export function LinkRows<T extends { _id: string }>({
  rows,
  href,
  children,
}: {
  rows: readonly T[];
  href: (row: T) => string;
  children: (row: T) => ReactNode;
}) {
  return (
    <ul className="mt-3 border-t border-line">
      {rows.map((row) => (
        <li key={row._id} className="border-b border-line">
          <PanelLink href={href(row)} className="flex min-h-12 flex-wrap items-center gap-x-4 py-2 hover:bg-hover">
            {children(row)}
          </PanelLink>
        </li>
      ))}
    </ul>
  );
}

/** Labelled facts; empty ones are left out. */
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

/** Formats instants in this device's time zone, and amounts. */
export function useShown() {
  const { date, time, locale } = useWords();
  const zone = deviceZone();
  const day = (instant: string) => date(localDateOf(instant, zone), 'past');
  return {
    day,
    moment: (instant: string) => `${day(instant)}, ${time(instant, zone)}`,
    sum: (money: Parameters<typeof formatMoney>[0]) => formatMoney(money, locale),
  };
}
