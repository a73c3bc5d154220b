import type { Locale } from '@metade/contracts/catalogue.ts';
import { localeOfTag } from '@metade/i18n/locale.ts';

/** The first supported language of an Accept-Language header, by weight; null when there is none. */
export function acceptedLocale(header: string | undefined): Locale | null {
  if (!header) return null;
  const wanted = header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...options] = part.trim().split(';');
      const weight = Number(
        options
          .find((option) => option.trim().startsWith('q='))
          ?.trim()
          .slice(2) ?? 1,
      );
      return { tag: tag.trim(), weight: Number.isFinite(weight) ? weight : 0 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return wanted.map(({ tag }) => localeOfTag(tag)).find((locale) => locale !== undefined) ?? null;
}
