import type { CatalogueIcon, CatalogueKind, CatalogueNames } from '@metade/contracts/catalogue.ts';
import type pg from 'pg';
import type { MarketBook } from './market-book.ts';

/** merged_into: the entry that it is now. A retired one stays with what has it, and is offered to nobody. */
export type CatalogueEntry<Kind extends CatalogueKind = CatalogueKind> = {
  kind: Kind;
  slug: string;
  names: CatalogueNames;
  icon: CatalogueIcon;
  /** Null: behind those that have one, by name. */
  position: number | null;
  retired: boolean;
  merged_into: string | null;
};

export type CatalogueBook = {
  /** Every entry there ever was, in the desk's order; those without a place in it come behind. */
  entries<Kind extends CatalogueKind>(kind: Kind): Promise<readonly CatalogueEntry<Kind>[]>;
  /** What a slug stands for now: itself, the one it was merged into, or undefined for one that never was. */
  find(kind: CatalogueKind, slug: string): Promise<CatalogueEntry | undefined>;
};

type Reading = {
  [Kind in CatalogueKind]: { entries: CatalogueEntry<Kind>[]; bySlug: Map<string, CatalogueEntry<Kind>> };
};

/** Kitchens, services and categories of the blog, read anew whenever the version of what the site says has risen. */
export function createCatalogueBook(pool: pg.Pool, markets: Pick<MarketBook, 'version'>): CatalogueBook {
  let kept: { version: number; reading: Promise<Reading> } | undefined;
  const current = async () => {
    const version = await markets.version();
    if (kept?.version === version) return kept.reading;
    const next = { version, reading: read(pool) };
    next.reading.catch(() => {
      if (kept === next) kept = undefined;
    });
    kept = next;
    return next.reading;
  };
  return {
    entries: async (kind) => (await current())[kind].entries,
    find: async (kind, slug) => {
      const { bySlug } = (await current())[kind];
      const entry = bySlug.get(slug);
      return entry?.merged_into ? bySlug.get(entry.merged_into) : entry;
    },
  };
}

async function read(pool: pg.Pool): Promise<Reading> {
  const { rows } = await pool.query<CatalogueEntry>(
    'select kind, slug, names, icon, position, retired, merged_into from catalogue_entry order by position, slug',
  );
  const of = <Kind extends CatalogueKind>(kind: Kind) => {
    const entries = rows.filter((row): row is CatalogueEntry<Kind> => row.kind === kind);
    return { entries, bySlug: new Map(entries.map((entry) => [entry.slug, entry])) };
  };
  return { kitchen: of('kitchen'), service: of('service'), category: of('category') };
}
