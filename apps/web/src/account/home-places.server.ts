import { languageTag } from '@metade/i18n/locale.ts';
import type { RequestFacts } from '../http/context.server.ts';
import { allCities, marketsOf, regionsOf } from '../site/site-data.server.ts';

/** Options for one's home: each market's cities with restaurants, the visitor's market first, and its regions. */
export async function homePlaces(facts: RequestFacts) {
  const [cities, countries] = await Promise.all([allCities(facts), marketsOf(facts)]);
  const names = new Intl.DisplayNames(languageTag(facts.locale), { type: 'region' });
  const groups = await Promise.all(
    countries.map(async (country) => {
      const name = names.of(country) ?? country;
      const here = cities.filter((city) => city.country === country).map((city) => ({ id: city._id, name: city.city }));
      const regions = (await regionsOf(facts, country)).map((region) => ({ id: region.iso, name: region.name }));
      return {
        cities: { label: name, places: here },
        elsewhere: { label: here.length > 0 ? facts.messages.account.elsewhere(name) : name, places: regions },
      };
    }),
  );
  return {
    groups: [...groups.map((group) => group.cities), ...groups.map((group) => group.elsewhere)].filter(
      (group) => group.places.length > 0,
    ),
    chosen: cities.find((city) => city.slug === facts.city?.slug)?._id ?? null,
  };
}
