import { stringifySetCookie } from 'cookie';
import { redirectDocument } from 'react-router';
import type { RequestFacts } from '../http/context.server.ts';
import { isSecure } from '../http/cookies.server.ts';

/**
 * Leads to the panel as somebody who is signed in here. The panel is another application with a session of its own: it opens
 * one by a code that can be used once. The code stands behind the #, which no server and no other site is told.
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
 * The same for somebody who comes from outside, so that no page of ours is the referrer by which the panel knows that the code is
 * not another site's: a cookie says how it begins, which no other site can set.
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
