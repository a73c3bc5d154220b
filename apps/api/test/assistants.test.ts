import { Client, StreamableHTTPClientTransport, UnauthorizedError } from '@modelcontextprotocol/client';
import type {
  OAuthClientProvider,
  OAuthDiscoveryState,
  OAuthTokens,
  StoredOAuthClientInformation,
} from '@modelcontextprotocol/client';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditDatabase } from '../src/features/audit/audit-database.ts';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import { Caller, newDiner, openTable, taken } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { createTestKey } from './support/keys-fixture.ts';

// The address that people know: requests to it are sent where the test listens.
const site = 'http://localhost:4690';
const redirect = 'http://127.0.0.1:4691/callback';
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ env: { PUBLIC_URL: site } });
});
afterAll(async () => {
  await drain(app.context, { later: true });
  expect(await auditDatabase(app.pool)).toEqual([]);
  await app.close();
});

const toTest: typeof fetch = (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  return fetch(url.replace(site, app.url), init);
};

/** An assistant as people have one: it registers itself, keeps what it is given, and remembers where it sent the person. */
class Provider implements OAuthClientProvider {
  redirectUrl = redirect;
  client: StoredOAuthClientInformation | undefined;
  given: OAuthTokens | undefined;
  verifier = '';
  sentTo: URL | undefined;
  get clientMetadata() {
    return { client_name: 'Helper', redirect_uris: [redirect], token_endpoint_auth_method: 'none' };
  }
  state = () => 'a state';
  clientInformation = () => this.client;
  saveClientInformation = (client: StoredOAuthClientInformation) => {
    this.client = client;
  };
  tokens = () => this.given;
  saveTokens = (tokens: OAuthTokens) => {
    this.given = tokens;
  };
  redirectToAuthorization = (url: URL) => {
    this.sentTo = url;
  };
  saveCodeVerifier = (verifier: string) => {
    this.verifier = verifier;
  };
  codeVerifier = () => this.verifier;
  discovered: OAuthDiscoveryState | undefined;
  saveDiscoveryState = (state: OAuthDiscoveryState) => {
    this.discovered = state;
  };
  discoveryState = () => this.discovered;
}

async function connected(authProvider?: OAuthClientProvider) {
  const transport = new StreamableHTTPClientTransport(new URL(`${site}/mcp`), {
    fetch: toTest,
    ...(authProvider ? { authProvider } : {}),
  });
  const client = new Client({ name: 'helper', version: '1.0.0' });
  await client.connect(transport);
  return { client, transport };
}

type Told = Record<string, never> & { link: string; bookings: { number: string }[]; restaurants: { id: string }[] };
const use = async (client: Client, name: string, args: Record<string, unknown>) => {
  const result = await client.callTool({ name, arguments: args });
  const text = (result.content as { text: string }[])[0]?.text ?? '';
  return { isError: result.isError === true, text, told: (result.structuredContent ?? {}) as Told };
};

/** What the site does once the person has pressed allow, or not. */
async function decide(person: Caller, url: URL, allow: boolean): Promise<URL> {
  const asked = Object.fromEntries(url.searchParams) as never;
  taken(await person.call('getAssistantRequest', { query: asked }));
  const body = Object.assign({ allow }, asked);
  return new URL(taken(await person.call('decideAssistant', { body })).redirect);
}

describe('an assistant', () => {
  test('searches, sees free tables and holds one, which is the person’s who opens the link', async () => {
    const { client } = await connected();
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual([
      'search_restaurants',
      'get_availability',
      'hold_table',
      'list_my_bookings',
      'get_my_booking',
    ]);
    const at = await openTable(app.pool, { qtd: 4 });
    const found = await use(client, 'search_restaurants', { country: 'PT', date: at.date, people: 2 });
    expect(found.told.restaurants.map(({ id }) => id)).toContain(at.restaurantId);
    const free = await use(client, 'get_availability', { restaurant: at.restaurantId, from: at.date, to: at.date });
    expect(free.text).toContain(at.slotId);
    const held = await use(client, 'hold_table', {
      restaurant: at.restaurantId,
      slot: at.slotId,
      date: at.date,
      people: 2,
      note: 'No nuts',
    });
    const token = held.told.link.split('/').at(-1) ?? '';
    const person = await newDiner(app.pool, app.url);
    const { order } = taken(await person.call('takeHandedHold', { params: { token } }));
    expect(taken(await person.order(order))).toMatchObject({ state: 'held', note: 'No nuts' });
  });

  test('is told in words what is refused, by the limits of people', async () => {
    const { client } = await connected();
    const at = await openTable(app.pool, { qtd: 6 });
    const hold = () =>
      use(client, 'hold_table', { restaurant: at.restaurantId, slot: at.slotId, date: at.date, people: 2 });
    const tried = [await hold(), await hold(), await hold()];
    expect(tried.map(({ isError }) => isError)).toEqual([false, false, true]);
    expect(tried[2]?.text).toContain('guest_holds_limit');
    expect(await use(client, 'get_availability', { restaurant: 'nowhere' })).toMatchObject({ isError: true });
    expect((await use(client, 'search_restaurants', { country: 'PT', date: 'today' })).isError).toBe(true);
  });

  test('reads a person’s bookings once they have allowed it, and no longer once they end it', async () => {
    const person = await newDiner(app.pool, app.url);
    const own = taken(await person.hold(await openTable(app.pool)));
    const provider = new Provider();
    const { client, transport } = await connected(provider);
    await expect(use(client, 'list_my_bookings', {})).rejects.toThrow(UnauthorizedError);
    expect(provider.sentTo?.href).toMatch(/^http:\/\/localhost:4690\/assistant\?/);
    const back = await decide(person, provider.sentTo as URL, true);
    expect(back.href).toMatch(/^http:\/\/127\.0\.0\.1:4691\/callback\?code=/);
    expect(Object.fromEntries(back.searchParams)).toMatchObject({ state: 'a state', iss: site });
    await transport.finishAuth(back.searchParams);
    expect(provider.given).toMatchObject({ token_type: 'Bearer', scope: 'bookings' });

    const listed = await use(client, 'list_my_bookings', {});
    expect(listed.told.bookings.map(({ number }) => number)).toEqual([own.number]);
    expect((await use(client, 'get_my_booking', { id: own._id })).told).toMatchObject({ number: own.number });
    const other = taken(await (await newDiner(app.pool, app.url)).hold(await openTable(app.pool)));
    expect(await use(client, 'get_my_booking', { id: other._id })).toMatchObject({ isError: true });
    const key = provider.given?.access_token ?? '';
    expect((await new Caller(app.url, key).call('getIdentity', {})).code).toBe('forbidden');
    expect((await new Caller(app.url, key).cancel(own._id)).code).toBe('forbidden');

    const [assistant] = taken(await person.call('listAssistants', {}));
    expect(assistant).toMatchObject({ name: 'Helper' });
    const stranger = await newDiner(app.pool, app.url);
    const end = { params: { id: assistant?._id ?? '' } };
    expect((await stranger.call('endAssistant', end)).code).toBe('not_found');
    taken(await person.call('endAssistant', end));
    await expect(use(client, 'list_my_bookings', {})).rejects.toThrow();
    expect(taken(await person.call('listAssistants', {}))).toEqual([]);
  });

  test('that is refused is sent back with that', async () => {
    const provider = new Provider();
    const { client } = await connected(provider);
    await expect(use(client, 'list_my_bookings', {})).rejects.toThrow(UnauthorizedError);
    const back = await decide(await newDiner(app.pool, app.url), provider.sentTo as URL, false);
    expect(back.searchParams.get('error')).toBe('access_denied');
  });
});

describe('consent', () => {
  const register = (uri: string) =>
    fetch(`${app.url}/oauth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ client_name: 'Helper', redirect_uris: [uri] }),
    });
  const exchange = (fields: Record<string, string>) =>
    fetch(`${app.url}/oauth/token`, { method: 'POST', body: new URLSearchParams(fields) });
  // BASE64URL(SHA256(verifier)) of RFC 7636, appendix B.
  const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
  const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
  const asked = (client_id: string) => ({
    client_id,
    redirect_uri: redirect,
    response_type: 'code' as const,
    code_challenge: challenge,
    code_challenge_method: 'S256' as const,
  });

  test.each([
    'javascript:alert(1)',
    'http://evil.test/back',
    'data:text/html,x',
    'https://a:b@evil.test/',
    'https://evil.test/#x',
    'file:///etc/passwd',
  ])('is not sent to %s', async (uri) => {
    expect((await register(uri)).status).toBe(400);
  });

  test('goes to a registered address alone, for a code that works once, with its verifier', async () => {
    const { client_id } = (await (await register(redirect)).json()) as { client_id: string };
    const person = await newDiner(app.pool, app.url);
    for (const wrong of [
      { ...asked(client_id), redirect_uri: 'https://evil.test/back' },
      { ...asked(randomUUID()) },
      { ...asked(client_id), redirect_uri: `${redirect}/more` },
    ])
      expect((await person.call('decideAssistant', { body: { ...wrong, allow: true } })).code).toBe('link_invalid');
    const code = async () => {
      const body = { ...asked(client_id), allow: true };
      const { redirect: to } = taken(await person.call('decideAssistant', { body }));
      return new URL(to).searchParams.get('code') ?? '';
    };
    const right = async () => ({
      grant_type: 'authorization_code',
      code: await code(),
      code_verifier: verifier,
      client_id,
      redirect_uri: redirect,
    });
    const first = await right();
    expect((await exchange({ ...first, code_verifier: `${verifier}x` })).status).toBe(400);
    // A code that was shown with a wrong verifier is used up.
    expect(await (await exchange(first)).json()).toEqual({ error: 'invalid_grant' });
    const second = await right();
    expect((await exchange({ ...(await right()), client_id: randomUUID() })).status).toBe(400);
    expect((await exchange({ ...(await right()), redirect_uri: 'https://evil.test/' })).status).toBe(400);
    expect((await exchange(second)).status).toBe(200);
    expect((await exchange(second)).status).toBe(400);
    const late = await right();
    await app.pool.query("update oauth_code set expires_at = now() - interval '1 second'");
    expect((await exchange(late)).status).toBe(400);
    expect(await (await exchange({ grant_type: 'password' })).json()).toEqual({ error: 'unsupported_grant_type' });
  });

  test('is for people’s keys alone, and /mcp answers no page of another site', async () => {
    const post = (headers: Record<string, string>) =>
      fetch(`${app.url}/mcp`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }),
      });
    const { key } = await createTestKey(app.pool);
    const refused = await post({ authorization: `Bearer ${key}` });
    expect(refused.status).toBe(401);
    expect(refused.headers.get('www-authenticate')).toContain('/.well-known/oauth-protected-resource/mcp');
    expect((await post({ origin: 'https://evil.test' })).status).toBe(403);
    expect((await post({ origin: site })).status).toBe(200);
  });
});
