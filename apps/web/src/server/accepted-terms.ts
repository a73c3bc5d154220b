import type { RequestFacts } from './context.ts';
import { isSecure, readCookies } from './cookies.ts';

/** The version of the terms that was ticked for an order on the way to its payment; null before. */
export function acceptedTerms(facts: RequestFacts, request: Request, order: string): string | null {
  const [about, version] = (readCookies(request.headers.get('cookie'), isSecure(facts)).terms ?? '').split(':');
  return about === order && version ? version : null;
}
