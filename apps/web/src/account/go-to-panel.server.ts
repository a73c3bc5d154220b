import { stringifySetCookie } from 'cookie';
import { redirectDocument } from 'react-router';
import type { RequestFacts } from '../http/context.server.ts';
import { isSecure } from '../http/cookies.server.ts';

/**
 * Redirects a signed-in person to the panel, which is another application with its own session: it opens one with a one-time code.
 * The code is in the fragment, which is sent to no server.
 */
export async function goToPanel(
  { api }: Pick<RequestFacts, 'api'>,
  panelUrl: string,
  token: string,
): Promise<Response> {
  const { data } = await api.call('createSessionCode', {}, { token });
  return redirectDocument(`${panelUrl}#code=${data.code}`);
}

/**
 * The same without a page of ours as referrer, by which the panel would know that the code is not another site's: a cookie, which
 * no other site can set, announces the code's beginning.
 */
export async function startInPanel(facts: RequestFacts, panelUrl: string, token: string): Promise<Response> {
  const response = await goToPanel(facts, panelUrl, token);
  const code = new URL(response.headers.get('location') ?? '', facts.options.publicUrl).hash.slice('#code='.length);
  const secure = isSecure(facts);
  const name = secure ? '__Host-panel' : 'panel';
  const said = { name, value: code.slice(0, 16), path: '/', maxAge: 60, sameSite: 'lax', secure } as const;
  response.headers.append('set-cookie', stringifySetCookie(said));
  return response;
}
