import type { Locale } from '@metade/contracts/catalogue.ts';

/** Slugs with their names in a locale, in the order in which that language sorts the names. */
export function namedInOrder(
  slugs: readonly string[],
  label: (slug: string, locale: Locale) => string,
  locale: Locale,
): { _id: string; name: string }[] {
  return slugs
    .map((slug) => ({ _id: slug, name: label(slug, locale) }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
}
