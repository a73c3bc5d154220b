import { languageOf, type Locale } from './locale.ts';

/** Names of an entry by locale; Portuguese stands for those that are missing. */
type Names = { pt: string } & Partial<Record<Locale, string>>;
type Entry = { slug: string; names: Names; position: number | null; retired: boolean; merged_into: string | null };

export function catalogueName(names: Names, locale: Locale): string {
  return names[locale] ?? names[languageOf(locale)] ?? names.pt;
}

/** What a list offers of a catalogue: in the desk's order, and behind it by the name in the reader's language. */
export function catalogueChoices(entries: readonly Entry[], locale: Locale): { slug: string; name: string }[] {
  const last = Number.POSITIVE_INFINITY;
  return entries
    .filter(({ retired, merged_into }) => !retired && merged_into === null)
    .map(({ slug, names, position }) => ({ slug, name: catalogueName(names, locale), position: position ?? last }))
    .toSorted((a, b) => (a.position === b.position ? a.name.localeCompare(b.name, locale) : a.position - b.position))
    .map(({ slug, name }) => ({ slug, name }));
}
