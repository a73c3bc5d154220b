import type { Answer } from '@metade/api-client/client.ts';
import type { CatalogueKind } from '@metade/contracts/catalogue.ts';
import { catalogueChoices, catalogueName } from '@metade/i18n/catalogue-names.ts';
import type { Locale } from '@metade/i18n/locale.ts';
import type { RequestFacts } from '../http/context.server.ts';
import { remember } from './remember.server.ts';
import { siteConfig, siteVersion } from './site-data.server.ts';

type Entry = Answer<'getCatalogue'>['data'][number];

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

const remembered = remember(30_000, 20);

/** In the page's language; asked of the API when what the site says has changed, and every 30 s. */
export async function catalogueOf({ api, locale }: Pick<RequestFacts, 'api' | 'locale'>): Promise<Catalogue> {
  await siteConfig({ api });
  const version = siteVersion();
  return remembered(`${version} ${locale}`, async () => {
    const { data } = await remembered(version, () => api.call('getCatalogue', {}));
    return catalogueIn(data, locale);
  });
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
