import { ApiRefusal } from '@metade/api-client/client.ts';
import { heldOrders } from '@metade/booking-flow/held.ts';
import { cityName } from '@metade/i18n/city-names.ts';
import { formatPercent } from '@metade/i18n/format-money.ts';
import { data } from 'react-router';
import { whyFreed } from '../hold/held-tables.server.ts';
import type { RequestFacts } from '../http/context.server.ts';
import { cardView } from '../search/card-view.ts';
import { readQuery, stripLength } from '../search/query.ts';
import { catalogueOf } from '../site/catalogue.server.ts';
import { pageHead } from '../site/seo.ts';
import { siteConfig } from '../site/site-data.server.ts';
import { ownWaiting } from '../waitlist/own-waiting.server.ts';
import { restaurantJsonLd } from './json-ld.ts';
import { reviewsPage } from './reviews-page.server.ts';

export async function restaurantData(facts: RequestFacts, params: { id: string }, request: Request) {
  const catalogue = await catalogueOf(facts);
  const query = readQuery(new URL(request.url).searchParams, catalogue);
  const [restaurant, availability, config, waiting, held] = await Promise.all([
    facts.api.call('getRestaurant', { params }).catch(missing),
    facts.api
      .call('getAvailability', {
        params,
        query: {
          people: query.people,
          to: stripLength(query.date, Date.now()) > 14 ? query.date : undefined,
          wanted: query.date,
          period: query.period,
        },
      })
      .catch(missing),
    siteConfig(facts),
    ownWaiting(facts),
    facts.token || facts.guest ? heldOrders(facts.api) : [],
  ]);
  const { region } = restaurant.data;
  const place = { ...restaurant.data, region: { ...region, city: cityName(region.city, facts.locale) } };
  const asked = availability.data.find((day) => day.date === query.date);
  const { searchParams } = new URL(request.url);
  const slot = searchParams.get('slot');
  const [similar, reviews, freed] = await Promise.all([
    facts.api.call('searchRestaurants', {
      params: { country: place.country },
      body: { city: place.region.citySlug, date: query.date, people: query.people, limit: 5, onlyAvailable: true },
    }),
    reviewsPage(facts, place),
    searchParams.get('freed') === 'time'
      ? { why: 'time' as const, held: [] }
      : asked && searchParams.has('freed')
        ? whyFreed(
            facts,
            { restaurant: place._id, date: asked.date, period: asked.slots.find((one) => one.slot === slot)?.period },
            config.settings.liveHoldsPerDiner,
          )
        : null,
  ]);
  const bookable = availability.data.filter((day) => day.tables > 0);
  const { restaurant: words } = facts.messages;
  const off = formatPercent(config.settings.discountPercent, facts.locale);
  const kitchen = place.kitchen.map((slug) => catalogue.name('kitchen', slug));
  const path = `/restaurant/description/${place.slug}`;
  return {
    head: pageHead(
      facts,
      {
        title: words.title(place.company_name, place.region.city, off),
        description: words.description(place.company_name, kitchen[0] ?? '', place.region.city, off),
        image: place.cover
          ? new URL(
              place.cover.src.replace('{width}', String(Math.max(...place.cover.widths))),
              facts.options.publicUrl,
            ).href
          : undefined,
        jsonLd: [
          restaurantJsonLd(place, kitchen, facts.options.publicUrl + path, (places) => words.offer(places, off)),
        ],
      },
      path,
    ),
    restaurant: place,
    reviews,
    kitchen,
    services: place.services.map((slug) => ({
      name: catalogue.name('service', slug),
      icon: catalogue.icon('service', slug),
    })),
    days: availability.data,
    date: asked?.date ?? bookable[0]?.date ?? availability.today,
    freed,
    notSold: query.date && !asked ? { date: query.date, from: availability.today, until: availability.lastDate } : null,
    slot,
    people: query.people,
    waiting,
    /** Tables of this restaurant that the diner holds. */
    held: held
      .filter((order) => order.restaurant._id === place._id)
      .map(({ _id, slot: of, date, time, places, price }) => ({ order: _id, slot: of, date, time, places, price })),
    waitingMinutes: config.settings.waitingMinutes,
    holdMinutes: config.settings.holdMinutes,
    answerHours: Math.ceil(config.settings.confirmationFarMinutes / 60),
    similar: similar.data
      .filter((card) => card._id !== place._id)
      .slice(0, 4)
      .map((card) => cardView(card, facts.locale, catalogue)),
    mapStyleUrl: facts.options.mapStyleUrl ?? null,
  };
}

export type RestaurantData = Awaited<ReturnType<typeof restaurantData>>;

function missing(error: unknown): never {
  if (error instanceof ApiRefusal && error.problem.status === 404) throw data(null, 404);
  throw error;
}
