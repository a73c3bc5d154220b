import type { AdminCatalogueEntry } from '@metade/contracts/admin-catalogue.ts';
import type { CatalogueKind } from '@metade/contracts/catalogue.ts';
import { foldText } from '@metade/domain/fold-text.ts';
import { catalogueName } from '@metade/i18n/catalogue-names.ts';
import type { Locale } from '@metade/i18n/locale.ts';

export const catalogueLocales = ['pt', 'pt-BR', 'en', 'es'] as const satisfies readonly Locale[];

/** What an entry is called in the reader's language. */
export const nameOf = ({ names }: AdminCatalogueEntry, locale: Locale): string => catalogueName(names, locale);

/** Categories of the blog are shown by name alone. */
export const hasIcon = (kind: CatalogueKind): boolean => kind !== 'category';

export const isOffered = ({ retired, merged_into }: AdminCatalogueEntry): boolean => !retired && merged_into === null;

/** Entries whose address or a name in any language has what was typed in it, without regard to case and accents. */
export function withText(entries: readonly AdminCatalogueEntry[], text: string): AdminCatalogueEntry[] {
  const wanted = foldText(text.trim());
  return entries.filter(({ slug, names }) =>
    [slug, ...Object.values(names)].some((one) => foldText(one).includes(wanted)),
  );
}
