import type { Answer } from '@metade/api-client/client.ts';
import type { CatalogueKind } from '@metade/contracts/catalogue.ts';
import { catalogueChoices, catalogueName } from '@metade/i18n/catalogue-names.ts';
import { useEffect, useMemo, useState } from 'react';
import { useWords } from '../words/words.tsx';
import { keep, readCached } from './device-cache.ts';
import { useSession } from './session.tsx';

type Entry = Answer<'getCatalogue'>['data'][number];

/** Kitchens and services in the reader's language: as this device saw them last, until they are read anew. */
export function useCatalogue() {
  const { call } = useSession();
  const { m, locale } = useWords();
  const [entries, setEntries] = useState(() => readCached<Entry[]>('catalogue') ?? []);
  useEffect(() => {
    let current = true;
    call('getCatalogue', {}).then(
      ({ data }) => {
        keep('catalogue', data);
        if (current) setEntries(data);
      },
      () => {},
    );
    return () => {
      current = false;
    };
  }, [call]);
  return useMemo(() => {
    const bySlug = new Map(entries.map((entry) => [`${entry.kind} ${entry.slug}`, entry]));
    const name = (kind: CatalogueKind, slug: string) => {
      const entry = bySlug.get(`${kind} ${slug}`);
      return entry ? catalogueName(entry.names, locale) : slug.replaceAll('-', ' ');
    };
    return {
      name,
      /** What is offered, and behind it what somebody has who may keep it. */
      choices: (kind: CatalogueKind, held: readonly string[]) => {
        const offered = catalogueChoices(
          entries.filter((entry) => entry.kind === kind),
          locale,
        );
        const gone = held.filter((slug) => !offered.some((one) => one.slug === slug));
        return [
          ...offered.map((one) => ({ value: one.slug, label: one.name })),
          ...gone.map((slug) => ({ value: slug, label: m.catalogue.gone(name(kind, slug)) })),
        ];
      },
    };
  }, [entries, locale, m]);
}
