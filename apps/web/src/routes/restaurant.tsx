import { ApiRefusal } from '@metade/api-client/client.ts';
import { cityName } from '@metade/i18n/city-names.ts';
import { formatPercent } from '@metade/i18n/format-money.ts';
import { kitchenLabel, serviceLabel } from '@metade/i18n/labels.ts';
import { data, redirect } from 'react-router';
import { RestaurantPage } from '../restaurant/restaurant-page.tsx';
import { restaurantJsonLd } from '../restaurant/json-ld.ts';
import { cardView } from '../search/card-view.ts';
import { readQuery, stripLength } from '../search/query.ts';
import { alternativesTo, type Alternative } from '../server/alternatives.ts';
import { factsContext, type RequestFacts } from '../server/context.ts';
import { heldOrders, heldTables, whyFreed } from '../server/held-tables.ts';
import { holdTable, type HoldRequest } from '../server/hold-table.ts';
import { ownWaiting } from '../server/own-waiting.ts';
import { readForm } from '../server/read-form.ts';
import { reviewsPage } from '../server/reviews-page.ts';
import { siteConfig } from '../server/site-data.ts';
import { metaOf, pageHead } from '../server/seo.ts';
import { useSaidOnce } from '../shell/said-once.ts';
import type { Route } from './+types/restaurant';

export const handle = { layout: { bottomBar: 'booking' } };

// After a refusal too: the table that was asked for is shown as what it is now.
export const shouldRevalidate = () => true;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const query = readQuery(new URL(request.url).searchParams);
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
    facts.token || facts.guest ? heldOrders(facts) : [],
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
  const kitchen = place.kitchen.map((slug) => kitchenLabel(slug, facts.locale));
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
    services: place.services.map((service) => serviceLabel(service, facts.locale)),
    days: availability.data,
    date: asked?.date ?? bookable[0]?.date ?? availability.today,
    freed,
    notSold: query.date && !asked ? { date: query.date, from: availability.today, until: availability.lastDate } : null,
    slot,
    people: query.people,
    waiting,
    /** Tables of this restaurant that the diner holds already. */
    held: held
      .filter((order) => order.restaurant._id === place._id)
      .map(({ _id, slot: of, date, time, places, price }) => ({ order: _id, slot: of, date, time, places, price })),
    waitingMinutes: config.settings.waitingMinutes,
    holdMinutes: config.settings.holdMinutes,
    answerHours: Math.ceil(config.settings.confirmationFarMinutes / 60),
    similar: similar.data
      .filter((card) => card._id !== place._id)
      .slice(0, 4)
      .map((card) => cardView(card, facts.locale)),
    mapStyleUrl: facts.options.mapStyleUrl ?? null,
  };
}

export type RestaurantData = Awaited<ReturnType<typeof loader>>;

/** Holds the chosen table and goes to checkout; a refusal stays on the page, in words. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const facts = context.get(factsContext);
  const form = await readForm(request);
  const wanted = {
    restaurant: String(form.get('restaurant') ?? ''),
    slot: String(form.get('slot') ?? ''),
    date: String(form.get('date') ?? ''),
    people: Number(form.get('people')),
    idempotencyKey: String(form.get('key') ?? '') || undefined,
  };
  const outcome = await holdTable(facts, wanted);
  if (outcome.ok) throw redirect(`/checkout?order=${outcome.order}`);
  const { message, existingOrder, status } = outcome;
  const alternatives = outcome.code === 'table_taken' ? await insteadOf(facts, wanted) : [];
  const held = outcome.code === 'holds_limit' ? await heldTables(facts) : [];
  const signIn = outcome.code === 'guest_holds_limit' ? signInFor(facts, wanted) : null;
  return data(
    { message, existingOrder, alternatives, held, signIn, people: wanted.people, restaurant: params.id },
    status,
  );
}

/** To sign in, and back at this page with the table of the wish chosen. */
function signInFor({ url }: RequestFacts, { slot, date, people }: HoldRequest): string {
  const chosen = new URLSearchParams({ date, people: String(people), slot });
  return `/sigin?from=${encodeURIComponent(`${url.pathname.replace(/\.data$/, '')}?${chosen}`)}`;
}

async function insteadOf(facts: RequestFacts, { restaurant, slot, date, people }: HoldRequest): Promise<Alternative[]> {
  const { data: place } = await facts.api.call('getRestaurant', { params: { id: restaurant } });
  const time = place.tables.find((table) => table._id === slot)?.time;
  return time === undefined ? [] : alternativesTo(facts, { restaurant: place, date, time, people });
}

function missing(error: unknown): never {
  if (error instanceof ApiRefusal && error.problem.status === 404) throw data(null, 404);
  throw error;
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function Restaurant({ loaderData, actionData }: Route.ComponentProps) {
  useSaidOnce('freed');
  return <RestaurantPage data={loaderData} refusal={actionData} />;
}
