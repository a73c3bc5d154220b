import { defaultSettings, publicSettings, type PublicSetting, type Settings } from '@metade/domain/settings.ts';
import { z } from 'zod';
import { catalogueIcons, catalogueKinds } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { country, countryParam, currency, localDate, locale, money, voucherKey } from './fields.ts';

export const cityWithRestaurants = z
  .object({
    _id: z.string(),
    city: z.string(),
    slug: z.string(),
    region: z.object({ iso: z.string(), name: z.string() }),
    country,
    hasRestaurant: z.boolean(),
    restaurants: z.int(),
    location: z.object({ latitude: z.number(), longitude: z.number() }),
  })
  .meta({ id: 'RegionCity' });

const regionItem = z.object({ _id: z.string(), iso: z.string(), name: z.string(), country });

export const listRegions = endpoint({
  name: 'listRegions',
  method: 'GET',
  path: '/site/regions/:countryCode',
  summary: 'Regions of a country; with filter=true its cities that have restaurants',
  access: { scope: 'public' },
  params: z.object({ countryCode: countryParam }),
  query: z.object({ filter: z.enum(['true', 'false']).optional() }),
  answer: z.object({
    data: z.union([z.array(regionItem), z.object({ citiesRestaurants: z.array(cityWithRestaurants) })]),
  }),
  replica: true,
  refusals: [],
});

export const getGeoip = endpoint({
  name: 'getGeoip',
  method: 'GET',
  path: '/site/geoip',
  summary: 'Where the caller seems to be; Portugal when nothing is known',
  access: { scope: 'public' },
  query: z.object({
    fields: z
      .string()
      .max(200)
      .regex(/^[a-z_,]*$/, 'fields')
      .optional(),
  }),
  answer: z.object({
    data: z.object({
      ip: z.string().optional(),
      country_code: z.string().optional(),
      latitude: z.number().nullable().optional(),
      longitude: z.number().nullable().optional(),
      location: z.object({ country: z.string(), languages: z.array(z.object({ code: z.string() })) }).optional(),
    }),
  }),
  refusals: [],
});

export const listPublicRestaurants = endpoint({
  name: 'listPublicRestaurants',
  method: 'GET',
  path: '/site/restaurants',
  summary: 'Slugs of all public restaurants in their order, 5,000 at a time: what a map of the site needs',
  access: { scope: 'public' },
  query: z.object({
    after: z
      .string()
      .max(120)
      .regex(/^[\w-]+$/, 'after')
      .optional()
      .meta({ description: '`next` of the page before' }),
  }),
  answer: z.object({ data: z.array(z.string()), next: z.string().nullable() }),
  replica: true,
  refusals: [],
});

const namedSlug = z.object({ _id: z.string(), name: z.string() });

/** By locale: a language that is left out says it in Portuguese. */
export const catalogueNames = z.object({
  pt: z.string(),
  'pt-BR': z.string().optional(),
  en: z.string().optional(),
  es: z.string().optional(),
});

export const listServices = endpoint({
  name: 'listServices',
  method: 'GET',
  path: '/site/services',
  summary: 'Services, named in the caller’s language',
  access: { scope: 'public' },
  answer: z.object({ data: z.array(namedSlug) }),
  refusals: [],
});

export const listKitchens = endpoint({
  name: 'listKitchens',
  method: 'GET',
  path: '/site/kitchen',
  summary: 'Cuisine types, named in the caller’s language',
  access: { scope: 'public' },
  answer: z.object({ data: z.array(namedSlug) }),
  refusals: [],
});

export const getCatalogue = endpoint({
  name: 'getCatalogue',
  method: 'GET',
  path: '/site/catalogue',
  summary:
    'Cuisine types and services with their names in every language, in their order; also those no longer offered',
  access: { scope: 'public' },
  answer: z.object({
    data: z.array(
      z.object({
        kind: z.enum(catalogueKinds).exclude(['category']),
        slug: z.string(),
        names: catalogueNames,
        icon: z.enum(catalogueIcons),
        position: z.int().nullable().meta({ description: 'Null: behind those that have one, by name' }),
        retired: z
          .boolean()
          .meta({ description: 'Stays with the restaurants that have it, and is offered to no other' }),
        merged_into: z.string().nullable().meta({ description: 'The one that it is now' }),
      }),
    ),
  }),
  refusals: [],
});

type PublicShape = {
  [Name in PublicSetting]: Settings[Name] extends number ? z.ZodNumber : z.ZodArray<z.ZodNumber>;
};

export type PublicSettings = z.infer<z.ZodObject<PublicShape>>;

function publicSettingsShape(): z.ZodObject<PublicShape> {
  const typeOf = (name: PublicSetting) =>
    typeof defaultSettings[name] === 'number' ? z.number() : z.array(z.number());
  return z.object(Object.fromEntries(publicSettings.map((name) => [name, typeOf(name)])) as PublicShape);
}

/** What the browser part of the current gateway needs, by the gateway's kind. */
const gatewayPublicConfig = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('sandbox'),
    tokenizeUrl: z.string(),
    cardPageUrl: z.string().meta({
      description:
        'The gateway’s own page for a card: asked with `return_url`, it leads back there with `card_token`, `brand` and `last4`',
    }),
  }),
  z.object({
    kind: z.literal('stripe'),
    publishableKey: z.string(),
    apiUrl: z.string().meta({ description: 'Where Stripe’s script sends the card' }),
    scriptUrl: z.string().meta({ description: 'Stripe’s script, which brings the fields of a card' }),
    cardPageUrl: z.string().meta({ description: 'As the sandbox’s, on the site' }),
  }),
]);
export type GatewayPublicConfig = z.infer<typeof gatewayPublicConfig>;

const wallet = z.enum(['apple', 'google']);
export type Wallet = z.infer<typeof wallet>;

export const getConfig = endpoint({
  name: 'getConfig',
  method: 'GET',
  path: '/site/config',
  summary: 'Markets with their prices, and the limits that the interface shows',
  access: { scope: 'public' },
  answer: z.object({
    data: z.object({
      version: z.int().meta({ description: 'Rises with every change of what the site says: caches hang on it' }),
      markets: z.array(
        z.object({
          country,
          shown: z.boolean().meta({ description: 'False: to be chosen nowhere; what is booked there goes on' }),
          currency,
          defaultLocale: locale,
          /** Steps of the filter by average ticket, minor units. */
          ticketSteps: z.array(z.int()),
          guaranteeMax: money,
          voucherPrices: z.array(z.object({ places: z.literal([2, 4, 6]), price: money })),
          /** Settings that differ in this market. */
          settings: publicSettingsShape().partial(),
        }),
      ),
      settings: publicSettingsShape(),
      termsVersion: z.string(),
      gateway: gatewayPublicConfig,
      currencyGateways: z
        .array(z.object({ currency, gateway: gatewayPublicConfig }))
        .meta({ description: 'Of currencies whose cards another gateway takes' }),
      /** The key that signs and those that signed before it. */
      voucherKeys: z.array(voucherKey),
      mapStyleUrl: z.string().nullable(),
      away: z
        .array(z.enum(['payments', 'mails']))
        .meta({ description: 'What does not go now: card payments; mails, which come later' }),
      wallets: z.array(wallet).meta({ description: 'That vouchers can be added to' }),
      /** Of the apps: the oldest version that is served, null for any, and where each is in its store, null where it is not. */
      apps: z.object({ smallestVersion: z.string().nullable(), android: z.url().nullable(), ios: z.url().nullable() }),
    }),
  }),
  refusals: [],
  revalidated: true,
});

const legalText = z.object({
  title: z.string(),
  text: z.string().meta({ description: 'Markdown' }),
  version: z.string(),
  date: localDate,
});

export const getTerms = endpoint({
  name: 'getTerms',
  method: 'GET',
  path: '/site/terms-of-use',
  summary: 'Terms of use, with the numbers in force',
  access: { scope: 'public' },
  query: z.object({ country: countryParam.optional() }),
  answer: z.object({ data: legalText }),
  refusals: [],
  revalidated: true,
});

export const getPrivacyPolicy = endpoint({
  name: 'getPrivacyPolicy',
  method: 'GET',
  path: '/site/privacy-policy',
  summary: 'Privacy policy',
  access: { scope: 'public' },
  query: z.object({ country: countryParam.optional() }),
  answer: z.object({ data: legalText }),
  refusals: [],
  revalidated: true,
});

export const listFaqs = endpoint({
  name: 'listFaqs',
  method: 'GET',
  path: '/site/faqs',
  summary: 'Questions and answers',
  access: { scope: 'public' },
  query: z.object({ country: countryParam.optional() }),
  answer: z.object({
    data: z.array(
      z.object({
        _id: z.string(),
        question: z.string(),
        answer: z.string().meta({ description: 'Markdown' }),
        group: z.object({ _id: z.string(), name: z.string() }),
      }),
    ),
  }),
  refusals: [],
  revalidated: true,
});

export const listCountries = endpoint({
  name: 'listCountries',
  method: 'GET',
  path: '/country',
  summary: 'Countries; with type=cities the cities of a state (BR-SP or SP) or of a market',
  access: { scope: 'public' },
  query: z.object({
    type: z.enum(['cities', 'states']).optional(),
    state: z
      .string()
      .max(10)
      .regex(/^[A-Za-z0-9-]+$/, 'state')
      .optional(),
    country: countryParam.optional(),
  }),
  answer: z.object({
    data: z.array(
      z.object({
        _id: z.string(),
        name: z.string(),
        iso: z.string().optional(),
        slug: z.string().optional(),
        state: z.string().optional(),
      }),
    ),
  }),
  refusals: [],
});

export const findPostalCode = endpoint({
  name: 'findPostalCode',
  method: 'GET',
  path: '/country/cep/:postalCode',
  summary: 'The address behind a postal code: Brazil by default, country=PT or ES else',
  access: { scope: 'public' },
  params: z.object({ postalCode: z.string().min(1).max(12) }),
  query: z.object({ country: countryParam.optional() }),
  answer: z.object({
    data: z.object({
      zip: z.string(),
      street: z.string().nullable(),
      district: z.string().nullable(),
      city: z.string(),
      city_id: z.string(),
      state: z.string(),
      region: z.object({ iso: z.string() }),
      country,
      location: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
    }),
  }),
  refusals: ['postal_code_malformed', 'postal_code_unknown', 'postal_code_untold'],
});
