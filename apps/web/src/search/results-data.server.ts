import type { CatalogueKind } from '@metade/contracts/catalogue.ts';
import { formatPercent } from '@metade/i18n/format-money.ts';
import { languageTag } from '@metade/i18n/locale.ts';
import { data, redirect } from 'react-router';
import { heldLine } from '../hold/held-line.server.ts';
import type { RequestFacts } from '../http/context.server.ts';
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
  const costs =
    found.exact || !isNarrowed(query) ? [] : await filterCosts(facts, place, { ...query, date: found.date });
  if (found.exact && query.page > found.pages)
    throw redirect(new URL(request.url).pathname + writeQuery(query, { page: found.pages }));
  const { search, site } = facts.messages;
  const tables = found.totalIsCapped ? site.tablesAtLeast(found.tables) : site.tables(found.tables);
  // For an unknown city its whole country is shown.
  const country =
    new Intl.DisplayNames(languageTag(facts.locale), { type: 'region' }).of(place.country) ?? place.country;
  const name =
    place.city?.city ?? found.city?.name ?? (params.region || place.iso === place.country ? country : place.name);
  const where = query.near && !query.near.km ? null : name;
  const off = formatPercent(config.settings.discountPercent, facts.locale);
  const choices = (kind: CatalogueKind) => catalogue.choices(kind).map(({ slug, name }) => [slug, name] as const);
  const isDocument = !facts.url.pathname.endsWith('.data');
  if (isDocument) facts.documentList = found.list;
  return {
    head: pageHead(facts, {
      title: search.title(where, off),
      description: search.description(where, tables, off),
      noindex: found.total === 0 || query.near !== undefined,
    }),
    place: { iso: place.iso, slug: place.city?.slug ?? params.region ?? null, name },
    currency: currencyOf(config, place.country),
    tickets: ticketSpans(ticketSteps(config, place.country)),
    center: place.city?.location ?? null,
    mapStyleUrl: facts.options.mapStyleUrl ?? null,
    query,
    date: found.date,
    sold: found.sold,
    count: found.count,
    list: isDocument ? null : found.list,
    pins: found.pins,
    page: found.page,
    pages: found.pages,
    total: found.total,
    totalIsCapped: found.totalIsCapped,
    tables: found.tables,
    exact: found.exact,
    waysOut: found.waysOut,
    costs,
    collections,
    days,
    labels: { kitchen: choices('kitchen'), services: choices('service') },
  };
}

export type ResultsData = Awaited<ReturnType<typeof resultsData>>;

/** How many results each filter of an empty search costs. */
async function filterCosts(
  facts: RequestFacts,
  place: NonNullable<Awaited<ReturnType<typeof searchPlace>>>,
  query: SearchQuery,
) {
  const { sort: _sort, page: _page, limit: _limit, date, ...filter } = toFilter(query, place.filter);
  if (date === undefined) return [];
  const { data: costs } = await facts.api.call('countWithout', {
    params: { country: place.country },
    body: { ...filter, date },
  });
  return costs.slice(0, 4);
}
