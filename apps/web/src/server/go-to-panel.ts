import { redirectDocument } from 'react-router';
import type { RequestFacts } from './context.ts';

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
