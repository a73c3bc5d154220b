import { ApiRefusal } from '@metade/api-client/client.ts';
import type { User } from '@metade/contracts/auth.ts';
import type { RequestFacts } from '../http/context.server.ts';
import { startInPanel } from './go-to-panel.server.ts';

/**
 * Where owners, licensees and admins start: redirects them to the panel when they enter the site by a general page. Deep links open
 * what they name. Null for everybody else, and where no code can be had now.
 */
export async function panelAtStart(facts: RequestFacts, request: Request, user: User): Promise<Response | null> {
  const { panelUrl } = facts.options;
  if (!panelUrl || !facts.token || user.group === 'user' || !startsUp(request, facts.url.pathname)) return null;
  return startInPanel(facts, panelUrl, facts.token).catch((error: unknown) => {
    if (error instanceof ApiRefusal) return null;
    throw error;
  });
}

/** A document request without a referrer of ours: typed address, bookmark, or another site's link. */
export function startsUp(request: Request, path: string): boolean {
  const from = request.headers.get('sec-fetch-site');
  return request.method === 'GET' && (from === 'none' || from === 'cross-site') && DOORS.test(path);
}

const DOORS = /^\/($|restaurants\/|reserve$|wishlist$|be-a-partner$|restaurant\/pre-register$)/;
