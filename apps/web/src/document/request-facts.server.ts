import { ApiRefusal, createClient, type OpenClient } from '@metade/api-client/client.ts';
import type { User } from '@metade/contracts/auth.ts';
import type { Locale } from '@metade/i18n/locale.ts';
import { messagesOf } from '@metade/i18n/web-catalogues.ts';
import { data } from 'react-router';
import { readChoices } from './choices.server.ts';
import type { RequestFacts, WebOptions } from '../http/context.server.ts';
import { isSecure, readCookies } from '../http/cookies.server.ts';
import { forgetSession } from '../http/forget-session.server.ts';
import { countryOfAddress } from './geo-country.server.ts';
import { marketLocales } from '../site/site-data.server.ts';

/** Collects what one request knows. Locale by priority: ?lang=, remembered choice, account, country by address, pt. */
export async function readFacts(
  request: Request,
  options: WebOptions,
  clientAddress: string,
  nonce: string,
  pendingCookies: string[],
): Promise<RequestFacts> {
  const url = new URL(request.url);
  const cookies = readCookies(request.headers.get('cookie'), isSecure({ options }));
  const setCookie = (cookie: string) => void pendingCookies.push(cookie);
  const token = cookies.token || undefined;
  const guest = cookies.guest || undefined;
  const userAgent = request.headers.get('user-agent') ?? '';
  const state = { unavailable: false };
  const reads = request.method === 'GET' || request.method === 'HEAD';
  const clientWith = (locale?: Locale) =>
    watched(
      createClient(options.apiUrl, options.apiFetch, {
        token: token ?? guest,
        locale,
        headers: { 'x-forwarded-for': clientAddress, 'user-agent': userAgent },
      }),
      () => token && forgetSession({ options, setCookie }),
      (refusal) => {
        state.unavailable = true;
        // A page request is answered with the status; a form still shows its input.
        if (reads) throw data(refusal.problem, { status: 503 });
      },
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

  const [geoCountry, markets] = await Promise.all([
    countryOfAddress(clientAddress, clientWith()),
    marketLocales(clientWith()),
  ]);
  const { localeChosen, ...choices } = readChoices(url.searchParams.get('lang'), cookies, geoCountry, markets);
  const accounts = token && !localeChosen ? (await user().catch(() => null))?.profile.intl : null;
  const locale = accounts ?? choices.locale;
  return {
    options,
    url,
    nonce,
    clientAddress,
    userAgent,
    api: clientWith(locale),
    ...choices,
    locale,
    messages: messagesOf(locale),
    token,
    guest,
    user,
    state,
    setCookie,
  };
}

/** Forgets a diner's session when the API refuses its token, in any call; and marks the page when the API is unavailable. */
function watched({ call, open }: OpenClient, forget: () => unknown, away: (refusal: ApiRefusal) => void): OpenClient {
  const note = (error: unknown): never => {
    if (error instanceof ApiRefusal && error.problem.code === 'unauthenticated') forget();
    if (error instanceof ApiRefusal && error.problem.code === 'unavailable') away(error);
    throw error;
  };
  return {
    call: (...request) => call(...request).catch(note),
    open: (...request) => open(...request).catch(note),
  };
}
