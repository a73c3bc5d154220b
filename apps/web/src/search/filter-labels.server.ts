import { kitchenSlugs, serviceSlugs } from '@metade/contracts/catalogue.ts';
import { kitchenLabel, serviceLabel } from '@metade/i18n/labels.ts';
import type { Locale } from '@metade/i18n/locale.ts';

export type SlugName = readonly [slug: string, name: string];

/** Cuisines and services with their names, in alphabetical order of the locale. */
export function filterLabels(locale: Locale): { kitchen: SlugName[]; services: SlugName[] } {
  return (kept[locale] ??= {
    kitchen: named(kitchenSlugs, kitchenLabel, locale),
    services: named(serviceSlugs, serviceLabel, locale),
  });
}

const kept: Partial<Record<Locale, { kitchen: SlugName[]; services: SlugName[] }>> = {};

function named(slugs: readonly string[], label: (slug: string, locale: Locale) => string, locale: Locale): SlugName[] {
  return slugs.map((slug) => [slug, label(slug, locale)] as const).toSorted((a, b) => a[1].localeCompare(b[1], locale));
}
