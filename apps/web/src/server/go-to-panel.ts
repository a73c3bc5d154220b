import type { Answer } from '@metade/api-client/client.ts';
import { stringifySetCookie } from 'cookie';
import { redirectDocument } from 'react-router';
import type { RequestFacts } from './context.ts';

/**
 * Leads to the panel as somebody who is signed in here. The panel is another application with a session of its own: it takes
 * this one over from a cookie of its path alone, which it ends at once. The browser loads it anew.
 */
export function goToPanel(
  { options, setCookie }: Pick<RequestFacts, 'options' | 'setCookie'>,
  panelUrl: string,
  { token, data: user }: Answer<'login'>,
): Response {
  const handed = {
    name: 'panel-session',
    value: JSON.stringify({ token, email: user.email, group: user.group }),
    path: new URL(panelUrl, options.publicUrl).pathname,
    sameSite: 'lax',
    secure: options.publicUrl.startsWith('https:'),
    maxAge: 60,
  } as const;
  setCookie(stringifySetCookie(handed));
  return redirectDocument(panelUrl);
}
