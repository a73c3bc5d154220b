import type { ComponentProps } from 'react';
import { hrefOf, PanelLink } from '../shell/navigation.tsx';
import { useWords } from '../words/words.tsx';
import { useShown } from './file-parts.tsx';
import type { Waiting } from './use-bulk-approval.ts';

/** A registration with its link. tick: its checkbox, in bulk approval. why: the reason it was not approved. */
export function RegistrationRow({
  registration,
  tick,
  why,
}: {
  registration: Waiting;
  tick?: ComponentProps<'input'>;
  why?: string | undefined;
}) {
  const { m, countryName } = useWords();
  const { day } = useShown();
  const { _id, company_name, city, country, owner, percent, submitted, created } = registration;
  const name = company_name || m.admin.unnamed;
  return (
    <li className="flex items-stretch border-b border-line">
      {tick ? (
        <label className="flex w-11 shrink-0 items-center justify-center hover:bg-hover">
          <input type="checkbox" aria-label={m.lists.bulk.pick(name)} {...tick} className="size-5 accent-brand" />
        </label>
      ) : null}
      <PanelLink
        href={hrefOf('queue', { registration: _id })}
        className="grid min-w-0 flex-1 gap-x-6 gap-y-1 py-4 hover:bg-hover md:grid-cols-[1.6fr_1.1fr_2fr_11.5rem]"
      >
        <span className="min-w-0 text-lg font-semibold break-words">{name}</span>
        <span className="text-ink-2">{[city, country && countryName(country)].filter(Boolean).join(', ')}</span>
        <span className="min-w-0 break-words text-ink-2">{owner?.email}</span>
        <span className="text-sm text-ink-3">
          {percent} % · {m.admin.since(day(submitted ?? created))}
        </span>
        {why ? <span className="text-sm font-semibold text-bad md:col-span-full">{why}</span> : null}
      </PanelLink>
    </li>
  );
}
