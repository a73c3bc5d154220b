import type { CatalogueIcon, CatalogueKind, CatalogueNames } from '@metade/contracts/catalogue.ts';
import { catalogueChoices, catalogueName } from './catalogue-names.ts';
import type { Locale } from './locale.ts';

interface Entry {
  kind: CatalogueKind;
  slug: string;
  names: CatalogueNames;
  icon: CatalogueIcon;
  position: number | null;
  retired: boolean;
  merged_into: string | null;
}

/** Kitchens and services as a page names them. */
export interface Catalogue {
  /** What is offered to choose from, in the order of a list. */
  choices(kind: CatalogueKind): { slug: string; name: string }[];
  /** Of slugs those that are offered, each once; one that was merged is the other. */
  offered(kind: CatalogueKind, slugs: readonly string[]): string[];
  /** Also of what is offered no longer; one that nobody knows is told as it is written. */
  name(kind: CatalogueKind, slug: string): string;
  icon(kind: CatalogueKind, slug: string): Entry['icon'];
}

export function catalogueIn(entries: readonly Entry[], locale: Locale): Catalogue {
  const bySlug = new Map(entries.map((entry) => [`${entry.kind} ${entry.slug}`, entry]));
  const find = (kind: CatalogueKind, slug: string) => {
    const entry = bySlug.get(`${kind} ${slug}`);
    return entry?.merged_into ? bySlug.get(`${kind} ${entry.merged_into}`) : entry;
  };
  return {
    choices: (kind) =>
      catalogueChoices(
        entries.filter((entry) => entry.kind === kind),
        locale,
      ),
    offered: (kind, slugs) => {
      const found = slugs.flatMap((slug) => find(kind, slug) ?? []).filter(({ retired }) => !retired);
      return [...new Set(found.map(({ slug }) => slug))].toSorted();
    },
    name: (kind, slug) => {
      const entry = find(kind, slug);
      return entry ? catalogueName(entry.names, locale) : slug.replaceAll('-', ' ');
    },
    icon: (kind, slug) => find(kind, slug)?.icon ?? 'cutlery',
  };
}
