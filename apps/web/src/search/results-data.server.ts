import { formatPercent } from '@metade/i18n/format-money.ts';
import type { Catalogue } from '@metade/i18n/catalogue.ts';
import { languageTag, type Locale } from '@metade/i18n/locale.ts';
import { data, redirect } from 'react-router';
import { heldLine } from '../hold/held-line.server.ts';
import type { RequestFacts } from '../http/context.server.ts';
import { textOf } from '../http/whole-document.server.ts';
import { pack } from '../site/packed.ts';
import { pageHead } from '../site/seo.ts';
import { catalogueOf } from '../site/catalogue.server.ts';
import { collectionNames, currencyOf, siteConfig, ticketSteps } from '../site/site-data.server.ts';
import { ownWaiting } from '../waitlist/own-waiting.server.ts';
import { ticketSpans } from '@metade/booking-flow/filter-steps.ts';
import { isNarrowed, readQuery, stripLength, toDaysFilter, toFilter, writeQuery, type SearchQuery } from './query.ts';
import { searchDays, searchList } from './search-list.server.ts';
import { searchPlace } from './search-place.server.ts';

export async function resultsData(
  facts: RequestFacts,
  params: { iso: string; region?: string | undefined },
  request: Request,
) {
  const catalogue = await catalogueOf(facts);
  const query = readQuery(new URL(request.url).searchParams, catalogue);
  const place = await searchPlace(facts, params.iso, params.region, query.near);
  if (!place) throw data(null, 404);
  const [waiting, held] = await Promise.all([ownWaiting(facts), heldLine(facts, request)]);
  const here = facts.url.pathname.replace(/\.data$/, '') + writeQuery(query, { page: query.page });
  const [found, days, config, collections] = await Promise.all([
    searchList(
      facts,
      {
        params: { country: place.country },
        body: toFilter(query, place.filter),
      },
      here,
      waiting,
      held,
    ),
    place.city
      ? searchDays(facts, {
          params: { country: place.country },
          body: toDaysFilter(query, place.filter, stripLength(query.date, Date.now())),
        })
      : [],
    siteConfig(facts),
    collectionNames(facts),
  ]);
  const missed = { ...query, date: found.date };
  const [costs, hasFull] = found.exact
    ? [[], false]
    : await Promise.all([
        isNarrowed(query) ? filterCosts(facts, place, missed) : [],
        query.all ? false : anyFull(facts, place, missed),
      ]);
  if (found.exact && query.page > found.pages)
    throw redirect(new URL(request.url).pathname + writeQuery(query, { page: found.pages }));
  const { search, site } = facts.messages;
  const tables = site.tables(found.tables, found.totalIsCapped);
  // For an unknown city its whole country is shown.
  const ofCountry = params.region || place.iso === place.country;
  const name =
    place.city?.city ?? found.city?.name ?? (ofCountry ? countryName(place.country, facts.locale) : place.name);
  const where = query.near && !query.near.km ? null : name;
  const off = formatPercent(config.settings.discountPercent, facts.locale);
  const isDocument = !facts.url.pathname.endsWith('.data');
  if (isDocument) facts.documentList = found.list;
  return {
    head: pageHead(facts, {
      title: search.title(where, off),
      description: search.description(where, tables, off),
      noindex: found.total === 0 || query.near !== undefined,
    }),
    place: { iso: place.iso, slug: place.city?.slug ?? params.region ?? null, name },
    center: place.city?.location ?? null,
    mapStyleUrl: facts.options.mapStyleUrl ?? null,
    query,
    date: found.date,
    sold: found.sold,
    count: found.count,
    list: isDocument ? null : textOf(found.list),
    pins: found.pins,
    offered: pack({
      labels: labelsOf(catalogue),
      collections,
      tickets: ticketSpans(ticketSteps(config, place.country)),
      currency: currencyOf(config, place.country),
    }),
    page: found.page,
    pages: found.pages,
    total: found.total,
    totalIsCapped: found.totalIsCapped,
    tables: found.tables,
    exact: found.exact,
    waysOut: found.waysOut,
    costs,
    hasFull,
    days,
  };
}

export type ResultsData = Awaited<ReturnType<typeof resultsData>>;

function countryName(country: string, locale: Locale): string {
  return new Intl.DisplayNames(languageTag(locale), { type: 'region' }).of(country) ?? country;
}

interface Labels {
  kitchen: [slug: string, name: string][];
  services: [slug: string, name: string][];
}

const labels = new WeakMap<Catalogue, Labels>();

/** What a catalogue offers to choose from; sorted once. */
function labelsOf(catalogue: Catalogue): Labels {
  const choices = (kind: 'kitchen' | 'service') =>
    catalogue.choices(kind).map(({ slug, name }): [string, string] => [slug, name]);
  const known = labels.get(catalogue) ?? { kitchen: choices('kitchen'), services: choices('service') };
  labels.set(catalogue, known);
  return known;
}

type SearchPlace = NonNullable<Awaited<ReturnType<typeof searchPlace>>>;

/** How many results each filter of an empty search costs. */
async function filterCosts(facts: RequestFacts, place: SearchPlace, query: SearchQuery) {
  const { sort: _sort, page: _page, limit: _limit, date, ...filter } = toFilter(query, place.filter);
  if (date === undefined) return [];
  const { data: costs } = await facts.api.call('countWithout', {
    params: { country: place.country },
    body: { ...filter, date },
  });
  return costs.slice(0, 4);
}

/** Whether restaurants fit an empty search that have no free table. */
async function anyFull(facts: RequestFacts, place: SearchPlace, query: SearchQuery): Promise<boolean> {
  const { exact, total } = await facts.api.call('searchRestaurants', {
    params: { country: place.country },
    body: { ...toFilter(query, place.filter), onlyAvailable: false, page: 1, limit: 1 },
  });
  return exact && total > 0;
}
