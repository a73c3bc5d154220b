import { ApiRefusal, createClient, type ApiClient } from '@metade/api-client/client.ts';
import type { User } from '@metade/contracts/auth.ts';
import { countries } from '@metade/contracts/catalogue.ts';
import { DEFAULT_LOCALE, isLocale, localeOfCountry, type Locale } from '@metade/i18n/locale.ts';
import { messagesOf } from '@metade/i18n/web-catalogues.ts';
import type { RequestFacts, Theme, WebOptions } from './context.ts';
import { readCookies } from './cookies.ts';
import { forgetSession } from './forget-session.ts';
import { countryOfAddress } from './geo-country.ts';

/** Gathers what one request knows. Locale: ?lang=, the remembered choice, the account's, the geo-located country's, pt. */
export async function readFacts(
  request: Request,
  options: WebOptions,
  clientAddress: string,
  nonce: string,
  pendingCookies: string[],
): Promise<RequestFacts> {
  const url = new URL(request.url);
  const cookies = readCookies(request.headers.get('cookie'));
  const setCookie = (cookie: string) => void pendingCookies.push(cookie);
  const token = cookies.token || undefined;
  const guest = cookies.guest || undefined;
  const clientWith = (locale?: Locale) =>
    endingDeadSessions(
      createClient(options.apiUrl, options.apiFetch, {
        token: token ?? guest,
        locale,
        headers: { 'x-forwarded-for': clientAddress },
      }),
      () => token && forgetSession({ options, setCookie }),
    );

  let account: Promise<User | null> | undefined;
  const user = () => {
    account ??= token ? readAccount() : Promise.resolve(null);
    return account;
  };
  const readAccount = async () => {
    try {
      return (await clientWith().call('getIdentity', {})).data;
    } catch (error) {
      if (!(error instanceof ApiRefusal) || error.problem.status !== 401) throw error;
      return null;
    }
  };

  const asked = url.searchParams.get('lang');
  const remembered = cookies.locale;
  let geoCountry: string | null | undefined;
  const geo = async () => (geoCountry ??= await countryOfAddress(clientAddress, clientWith()));
  const locale = isLocale(asked)
    ? asked
    : isLocale(remembered)
      ? remembered
      : ((token ? (await user())?.profile.intl : null) ?? (localeOfCountry(await geo()) || DEFAULT_LOCALE));

  const city = readCity(cookies.region);
  const country = market(city?.iso.slice(0, 2)) ?? market(await geo()) ?? 'PT';
  return {
    options,
    url,
    nonce,
    clientAddress,
    api: clientWith(locale),
    locale,
    localeFromUrl: isLocale(asked),
    messages: messagesOf(locale),
    theme: readTheme(cookies.theme),
    country,
    city,
    token,
    guest,
    user,
    setCookie,
  };
}

/** A diner's token that the API no longer knows is over here too, whichever call found out. */
function endingDeadSessions({ call }: ApiClient, forget: () => unknown): ApiClient {
  return {
    call: async (...request) => {
      try {
        return await call(...request);
      } catch (error) {
        if (error instanceof ApiRefusal && error.problem.code === 'unauthenticated') forget();
        throw error;
      }
    },
  };
}

function market(code: string | null | undefined): RequestFacts['country'] | undefined {
  return countries.find((country) => country === code);
}

function readTheme(value: string | undefined): Theme {
  return value === 'light' || value === 'dark' ? value : 'system';
}

/** The region cookie: 'PT-11/lisboa'. */
function readCity(value: string | undefined): RequestFacts['city'] {
  const match = /^([A-Z]{2}-[A-Z0-9]{1,4})\/([a-z0-9-]{1,80})$/.exec(value ?? '');
  return match?.[1] && match[2] ? { iso: match[1], slug: match[2] } : null;
}
