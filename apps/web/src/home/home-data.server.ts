import { formatPercent } from '@metade/i18n/format-money.ts';
import type { RequestFacts } from '../http/context.server.ts';
import { cardView } from '../search/card-view.ts';
import { catalogueOf } from '../site/catalogue.server.ts';
import { pageHead } from '../site/seo.ts';
import { allCities, countryFigures, homeCity, homeWords, lowestPrice, siteConfig } from '../site/site-data.server.ts';
import { wordsOf } from '../words/words.tsx';

/** The home page's data, also used for unknown paths. */
export async function loadHome(facts: RequestFacts, path: string, noindex = false) {
  const [config, cities, city, figures, words, catalogue] = await Promise.all([
    siteConfig(facts),
    allCities(facts),
    homeCity(facts),
    countryFigures(facts),
    homeWords(facts),
    catalogueOf(facts),
  ]);
  const found = city
    ? await facts.api.call('searchRestaurants', {
        params: { country: facts.country },
        body: { city: city.slug, people: 2, limit: 4, sort: 'rank' },
      })
    : null;
  const price = wordsOf(facts.locale, facts.messages).money(lowestPrice(config, facts.country), 'short');
  const { home } = facts.messages;
  return {
    head: pageHead(
      facts,
      {
        title: home.title,
        description: home.description(price, formatPercent(config.settings.discountPercent, facts.locale)),
        noindex,
        jsonLd: [
          { '@context': 'https://schema.org', '@type': 'WebSite', name: 'Metade', url: `${facts.options.publicUrl}/` },
        ],
      },
      path,
    ),
    price: lowestPrice(config, facts.country),
    limits: {
      minutes: config.settings.holdMinutes,
      hours: config.settings.daysToCancel * 24,
    },
    figures,
    words,
    cities: cities
      .slice(0, 6)
      .map((one) => ({ name: one.city, slug: one.slug, iso: one.region.iso, restaurants: one.restaurants })),
    place: city ? { iso: city.region.iso, slug: city.slug, name: city.city } : null,
    tonight: found && {
      date: found.date,
      tables: found.tables,
      capped: found.totalIsCapped,
      exact: found.exact,
      cards: found.data.map((card) => cardView(card, facts.locale, catalogue)),
    },
  };
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>;
