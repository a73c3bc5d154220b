import { cityName } from '@metade/i18n/city-names.ts';
import { formatPercent } from '@metade/i18n/format-money.ts';
import { languageTag, LOCALES } from '@metade/i18n/locale.ts';
import { messagesOf } from '@metade/i18n/web-catalogues.ts';
import type { Page } from '@playwright/test';
import { catalogueNameOf } from './support/catalogue.ts';
import { rows } from './support/database.ts';
import { url } from './support/marketplace.ts';
import { anyWidth, expect, test } from './support/test.ts';

const restaurant = '/restaurant/description/taberna-do-acucar';
const list = '/restaurants/PT-11/lisboa';

for (const locale of LOCALES) {
  test(`pages have title, description, canonical address and variants (${locale})`, { tag: anyWidth }, async ({
    page,
  }) => {
    const m = messagesOf(locale);
    const titles = {
      '/': m.home.title,
      [list]: /Lisb/,
      [restaurant]: m.restaurant.title('Taberna do Açúcar', cityName('Lisboa', locale), formatPercent(50, locale)),
    };
    const seen = new Set<string | null>();
    for (const [path, title] of Object.entries(titles)) {
      await page.goto(`${path}?lang=${locale}&utm_source=a-letter`);
      await expect(page).toHaveTitle(title);
      await expect(page.locator('html')).toHaveAttribute('lang', languageTag(locale));
      seen.add(await attribute(page, 'meta[name=description]', 'content'));
      expect(await attribute(page, 'link[rel=canonical]', 'href')).toBe(`${url}${path}?lang=${locale}`);
      for (const other of LOCALES)
        expect(await attribute(page, `link[rel=alternate][hreflang=${languageTag(other)}]`, 'href')).toBe(
          `${url}${path}?lang=${other}`,
        );
      expect(await attribute(page, 'link[rel=alternate][hreflang=x-default]', 'href')).toBe(`${url}${path}`);
    }
    expect(seen.size).toBe(3);
  });

  test(`a restaurant and its offers are told as structured data (${locale})`, { tag: anyWidth }, async ({ page }) => {
    await page.goto(`${restaurant}?lang=${locale}`);
    const told = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    expect(told).toMatchObject({
      '@type': 'Restaurant',
      name: 'Taberna do Açúcar',
      url: `${url}${restaurant}`,
      address: { '@type': 'PostalAddress', addressLocality: 'Lisboa', addressCountry: 'PT' },
      geo: { '@type': 'GeoCoordinates', latitude: expect.any(Number), longitude: expect.any(Number) },
    });
    const response = await page.request.get('/v1/site/restaurant/taberna-do-acucar');
    const { prices, kitchen } = (await response.json()).data as {
      prices: { places: number; price: { amount: number; currency: string } }[];
      kitchen: string[];
    };
    expect(prices.length).toBeGreaterThan(0);
    expect(told.servesCuisine).toEqual(
      await Promise.all(kitchen.map((slug) => catalogueNameOf('kitchen', slug, locale))),
    );
    expect(told.makesOffer).toMatchObject(
      prices.map(({ places, price }) => ({
        '@type': 'Offer',
        name: messagesOf(locale).restaurant.offer(places, formatPercent(50, locale)),
        price: (price.amount / 100).toFixed(2),
        priceCurrency: price.currency,
      })),
    );
  });
}

test('the site’s map has every public restaurant and no private page', { tag: anyWidth }, async ({ page }) => {
  const robots = await (await page.request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${url}/sitemap.xml`);
  expect(robots).toContain('Disallow: /checkout');
  const response = await page.request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toContain('application/xml');
  const map = await response.text();
  const addresses = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address?.slice(url.length));
  expect(addresses).toEqual(expect.arrayContaining(['/', list, '/faq', '/blog', '/terms']));
  expect(new Set(addresses).size).toBe(addresses.length);
  const restaurants = await rows<{ slug: string }>("select slug from restaurant where state = 'approved' and show");
  expect(addresses).toEqual(expect.arrayContaining(restaurants.map(({ slug }) => `/restaurant/description/${slug}`)));
  expect(addresses.filter((path) => /^\/(checkout|reserve|profile|panel|infos)/.test(path ?? ''))).toEqual([]);
  for (const locale of LOCALES)
    expect(map).toContain(
      `<xhtml:link rel="alternate" hreflang="${languageTag(locale)}" href="${url}${restaurant}?lang=${locale}"/>`,
    );
});

test('a page that is nobody’s to find says so', { tag: anyWidth }, async ({ page }) => {
  for (const path of ['/no/such/page', '/checkout/voucher/unknown', '/sigin']) {
    await page.goto(path);
    expect(await attribute(page, 'meta[name=robots]', 'content'), path).toBe('noindex');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  }
});

function attribute(page: Page, selector: string, name: string): Promise<string | null> {
  return page.locator(selector).getAttribute(name);
}
