import type { CatalogueKind } from '@metade/contracts/catalogue.ts';
import type { CatalogueBook } from '../db/catalogue-book.ts';

const kinds: Record<string, CatalogueKind> = {
  kitchen: 'kitchen',
  services: 'service',
  categories: 'category',
};

/**
 * Where a form names a kitchen, a service or a category that there never was: paths of its fields ('food.kitchen.0'). Contracts see to the
 * form of a slug alone, since which there are is data. Slugs of entries that were merged become those of the others, each once.
 */
export async function unknownSlugs(catalogue: CatalogueBook, form: unknown): Promise<string[]> {
  const unknown: string[] = [];
  for (const { kind, path, slugs } of slugsIn(form, '')) {
    const found = await Promise.all(slugs.map((slug) => catalogue.find(kind, slug)));
    for (const [at, entry] of found.entries()) if (entry === undefined) unknown.push(`${path}.${at}`);
    if (found.every((entry) => entry !== undefined))
      slugs.splice(0, slugs.length, ...new Set(found.map((entry) => entry.slug)));
  }
  return unknown;
}

function* slugsIn(value: unknown, path: string): Generator<{ kind: CatalogueKind; path: string; slugs: string[] }> {
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    const here = path ? `${path}.${key}` : key;
    const kind = Array.isArray(inner) ? kinds[key] : undefined;
    if (kind) yield { kind, path: here, slugs: inner };
    else yield* slugsIn(inner, here);
  }
}
