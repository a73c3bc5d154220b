import { ApiRefusal } from '@metade/api-client/client.ts';
import type { User } from '@metade/contracts/auth.ts';
import type { RequestFacts } from '../http/context.server.ts';
import { startInPanel } from './go-to-panel.server.ts';

/**
 * Where owners, licensees and admins begin: in the panel, when they come to the site from outside it by one of the doors that
 * are for everybody. A link to one thing opens that thing. Null for everybody else, and where no code can be had now.
 */
export async function panelAtStart(facts: RequestFacts, request: Request, user: User): Promise<Response | null> {
  const { panelUrl } = facts.options;
  if (!panelUrl || !facts.token || user.group === 'user' || !startsUp(request, facts.url.pathname)) return null;
  return startInPanel(facts, panelUrl, facts.token).catch((error: unknown) => {
    if (error instanceof ApiRefusal) return null;
    throw error;
  });
}

/** A document that no page of ours led to: an address that was typed, a bookmark, another site’s link. */
export function startsUp(request: Request, path: string): boolean {
  const from = request.headers.get('sec-fetch-site');
  return request.method === 'GET' && (from === 'none' || from === 'cross-site') && DOORS.test(path);
}

const DOORS = /^\/($|restaurants\/|reserve$|wishlist$|be-a-partner$|restaurant\/pre-register$)/;
