import type { AdminCatalogueEntry } from '@metade/contracts/admin-catalogue.ts';
import type { CatalogueKind } from '@metade/contracts/catalogue.ts';
import { CatalogueIcon } from '@metade/ui/catalogue-icon.tsx';
import { Tag } from '@metade/ui/tag.tsx';
import { useId } from 'react';
import { hrefOf, PanelLink } from '../shell/navigation.tsx';
import { useWords } from '../words/words.tsx';
import { hasIcon, isOffered, nameOf } from './entry-name.ts';

const languages = ['en', 'es'] as const;
const columns = 'lg:grid lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)_9rem] lg:gap-x-4';

/** A part of the list; a row leads to its entry, unless that is another one by now. all: to name what it became. */
export function EntryList({
  title,
  entries,
  all,
  kind,
  text,
}: {
  title: string;
  entries: readonly AdminCatalogueEntry[];
  all: readonly AdminCatalogueEntry[];
  kind: CatalogueKind;
  text: string | null;
}) {
  const { m } = useWords();
  const id = useId();
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-dsm">
        {title}
      </h2>
      <div aria-hidden="true" className={`mt-2 hidden px-2 text-xs text-ink-3 ${columns}`}>
        <span>{m.catalogue.languages.pt}</span>
        <span>{m.catalogue.languages.en}</span>
        <span>{m.catalogue.languages.es}</span>
        <span className="text-right">{m.catalogue.columns.used}</span>
      </div>
      <ul className="mt-2 border-t border-line">
        {entries.map((entry) => (
          <li key={entry.slug} className="border-b border-line">
            {entry.merged_into === null ? (
              <PanelLink
                href={hrefOf('catalogue', { kind, text, entry: entry.slug })}
                className="block min-h-14 rounded-2 px-2 py-2.5 hover:bg-hover"
              >
                <Facts entry={entry} all={all} />
              </PanelLink>
            ) : (
              <div className="min-h-14 px-2 py-2.5">
                <Facts entry={entry} all={all} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Facts({ entry, all }: { entry: AdminCatalogueEntry; all: readonly AdminCatalogueEntry[] }) {
  const { m, locale } = useWords();
  const { names, merged_into: into } = entry;
  const target = all.find(({ slug }) => slug === into);
  const lacking = languages.filter((one) => names[one] === undefined);
  return (
    <span className={`block items-center ${columns}`}>
      <span className="flex min-w-0 items-center gap-3">
        {hasIcon(entry.kind) ? <CatalogueIcon icon={entry.icon} className="size-5 shrink-0 text-ink-2" /> : null}
        <span className="min-w-0">
          <span className="font-semibold break-words">{names.pt}</span>
          {names['pt-BR'] ? <span className="text-sm text-ink-2"> · {names['pt-BR']}</span> : null}
          <span className="block text-xs text-ink-3">{entry.slug}</span>
        </span>
      </span>
      {languages.map((one) => (
        <span
          key={one}
          className="mt-0.5 ml-8 block min-w-0 text-sm break-words text-ink-2 lg:mt-0 lg:ml-0 lg:text-base"
        >
          {names[one] ?? <span className="text-ink-3">–</span>}
        </span>
      ))}
      <span className="mt-1 ml-8 flex flex-wrap items-center gap-2 text-sm text-ink-3 lg:mt-0 lg:ml-0 lg:justify-end">
        {target ? <Tag>{m.catalogue.mergedInto(nameOf(target, locale))}</Tag> : null}
        {isOffered(entry) && lacking.length > 0 ? (
          <Tag tone="wait">{m.catalogue.missing(lacking.map((one) => m.catalogue.languages[one]).join(', '))}</Tag>
        ) : null}
        {target ? null : m.catalogue.used(entry.used, entry.kind)}
      </span>
    </span>
  );
}
