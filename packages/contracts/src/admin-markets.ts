import { adminRoles } from '@metade/domain/admin-role.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { adminPage, adminReason, country, currency, locale, pageOf, point, requiredText, text } from './fields.ts';
import { isCountry, isHundreds, isTimeZone } from '@metade/domain/market-codes.ts';

const words = requiredText(1000);
/** What a market's law changes in our texts. */
export const lawWords = z.strictObject({
  privacyLaw: words,
  privacyArea: words,
  privacyAnswerTime: words,
  privacyAuthority: words,
  withdrawal: words,
  withdrawalShort: text(1000),
  complaints: words,
});

/** By locale; missing ones use the Portuguese. Empty: the program's texts for the country, else the EU's. */
export const marketLaw = z.strictObject({
  pt: lawWords.optional(),
  'pt-BR': lawWords.optional(),
  en: lawWords.optional(),
  es: lawWords.optional(),
});

const minorUnits = z.int().min(1).max(10_000_000);
/** For every table size, minor units. */
export const marketPrices = z.strictObject({ 2: minorUnits, 4: minorUnits, 6: minorUnits });

/** Amounts are hundredths everywhere: a currency with another subdivision would be shown wrong. */
const hundredsCurrency = currency.refine(isHundreds, 'not_listed');
const timeZone = z.string().max(60).refine(isTimeZone, 'not_listed');
export const regionIso = z.string().regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/, 'region_unknown');

const market = z
  .object({
    code: country,
    currency,
    default_locale: locale,
    prices: marketPrices,
    withdrawal_days: z.int(),
    legal: marketLaw,
    shown: z.boolean().meta({ description: 'Offered to visitors and to new restaurants' }),
    cities: z.int(),
    restaurants: z.int(),
    version: z.string().meta({ description: 'Of what is written: saving names the one that was read' }),
  })
  .meta({ id: 'AdminMarket' });
export type AdminMarket = z.infer<typeof market>;

const code = z.object({ code: country });

export const listMarkets = endpoint({
  name: 'listMarkets',
  method: 'GET',
  path: '/admin/markets',
  summary: 'The markets, hidden ones among them, with their prices and law',
  access: { scope: 'marketplace', roles: adminRoles },
  answer: z.object({ data: z.array(market) }),
  refusals: [],
});

export const saveMarket = endpoint({
  name: 'saveMarket',
  method: 'PUT',
  path: '/admin/markets/:code',
  summary: 'Open a market, or change one; its currency stays',
  access: { scope: 'marketplace', roles: ['owner'] },
  params: z.object({ code: country.refine(isCountry, 'country_unknown') }),
  body: z.object({
    currency: hundredsCurrency,
    default_locale: locale,
    prices: marketPrices,
    withdrawal_days: z.int().min(0).max(365),
    legal: marketLaw,
    shown: z.boolean(),
    version: z.string().max(40).nullable().meta({ description: 'Null: there is no such market yet' }),
    reason: adminReason,
  }),
  answer: z.object({ data: z.array(market) }),
  refusals: ['market_changed', 'market_currency', 'rules_invalid'],
});

const city = z
  .object({
    _id: z.string(),
    name: z.string(),
    slug: z.string(),
    region: z.object({ iso: z.string(), name: z.string() }),
    ...point.shape,
    time_zone: z.string(),
    shown: z.boolean(),
    restaurants: z.int(),
  })
  .meta({ id: 'AdminCity' });
export type AdminCity = z.infer<typeof city>;

export const listMarketCities = endpoint({
  name: 'listMarketCities',
  method: 'GET',
  path: '/admin/markets/:code/cities',
  summary: 'Cities of a market by name, hidden ones among them',
  access: { scope: 'marketplace', roles: adminRoles },
  params: code,
  query: z.object({ text: text(100).optional(), page: adminPage }),
  answer: pageOf(city),
  refusals: ['not_found'],
});

const cityForm = {
  name: requiredText(100),
  region: z.object({ iso: regionIso, name: requiredText(100) }),
  ...point.shape,
  time_zone: timeZone,
  shown: z.boolean(),
  reason: adminReason,
};

export const addCity = endpoint({
  name: 'addCity',
  method: 'POST',
  path: '/admin/markets/:code/cities',
  summary: 'Add a city, with its region where that is new',
  access: { scope: 'marketplace', roles: ['owner'] },
  params: code,
  body: z.object(cityForm),
  answer: z.object({ data: city }),
  status: 201,
  refusals: ['not_found'],
});

export const saveCity = endpoint({
  name: 'saveCity',
  method: 'PUT',
  path: '/admin/markets/:code/cities/:city',
  summary: 'Change a city, or hide it; its id and address stay',
  access: { scope: 'marketplace', roles: ['owner'] },
  params: z.object({ code: country, city: z.string().max(40) }),
  body: z.object(cityForm),
  answer: z.object({ data: city }),
  refusals: ['not_found'],
});
