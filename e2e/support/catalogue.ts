import { catalogueName } from '@metade/i18n/catalogue-names.ts';
import type { Locale } from '@metade/i18n/locale.ts';
import { rows } from './database.ts';

/** What a page calls a kitchen or a service in a locale. */
export async function catalogueNameOf(kind: 'kitchen' | 'service', slug: string, locale: Locale): Promise<string> {
  const [entry] = await rows<{ names: { pt: string } }>(
    'select names from catalogue_entry where kind = $1 and slug = $2',
    [kind, slug],
  );
  if (!entry) throw new Error(`No ${kind} ${slug}`);
  return catalogueName(entry.names, locale);
}
