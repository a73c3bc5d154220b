import { languageTag, LOCALES } from '@metade/i18n/locale.ts';
import type { MetaDescriptor } from 'react-router';
import type { RequestFacts } from '../http/context.server.ts';

export interface PageHead {
  title: string;
  description?: string;
  canonical?: string;
  alternates?: { locale: string; href: string }[];
  noindex?: boolean;
  image?: string;
  jsonLd?: object[];
}

/** Title, description (the marketplace's own where a page has none), canonical address and language variants of a page. */
export function pageHead(
  facts: RequestFacts,
  head: Omit<PageHead, 'canonical' | 'alternates'>,
  path = facts.url.pathname,
): PageHead {
  const base = facts.options.publicUrl + path;
  return {
    description: facts.messages.site.tagline,
    ...head,
    canonical: facts.localeFromUrl ? `${base}?lang=${facts.locale}` : base,
    alternates: [
      ...LOCALES.map((locale) => ({ locale: languageTag(locale), href: `${base}?lang=${locale}` })),
      { locale: 'x-default', href: base },
    ],
  };
}

/** React Router's meta from a page's head, as its loader gave it. */
export function metaOf(head: PageHead | undefined): MetaDescriptor[] {
  if (!head) return [{ title: 'Metade' }];
  const meta: MetaDescriptor[] = [{ title: head.title }, { property: 'og:title', content: head.title }];
  if (head.description) {
    meta.push(
      { name: 'description', content: head.description },
      { property: 'og:description', content: head.description },
    );
  }
  meta.push({ property: 'og:site_name', content: 'Metade' }, { property: 'og:type', content: 'website' });
  if (head.canonical) meta.push({ property: 'og:url', content: head.canonical });
  if (head.image)
    meta.push({ property: 'og:image', content: head.image }, { name: 'twitter:card', content: 'summary_large_image' });
  if (head.noindex) meta.push({ name: 'robots', content: 'noindex' });
  if (head.canonical && !head.noindex) {
    meta.push({ tagName: 'link', rel: 'canonical', href: head.canonical });
    for (const { locale, href } of head.alternates ?? []) {
      meta.push({ tagName: 'link', rel: 'alternate', hrefLang: locale, href });
    }
  }
  for (const data of head.jsonLd ?? []) meta.push({ 'script:ld+json': data });
  return meta;
}
