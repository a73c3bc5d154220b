import { catalogueChoices } from '@metade/i18n/catalogue-names.ts';
import type { Locale } from '@metade/i18n/locale.ts';
import type { CatalogueEntry } from '../../db/catalogue-book.ts';

/** What is offered of a catalogue, named in a locale, in the order of a list. */
export function offeredNames(entries: readonly CatalogueEntry[], locale: Locale): { _id: string; name: string }[] {
  return catalogueChoices(entries, locale).map(({ slug, name }) => ({ _id: slug, name }));
}
