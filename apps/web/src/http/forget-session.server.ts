import type { RequestFacts } from './context.server.ts';
import { clearCookie } from './cookies.server.ts';

/** Deletes a session's cookies: token, order in checkout, accepted terms, and waitlist wish. */
export function forgetSession(facts: Pick<RequestFacts, 'options' | 'setCookie'>): void {
  const secure = facts.options.publicUrl.startsWith('https:');
  for (const name of ['token', 'guest', 'order', 'wait'] as const) facts.setCookie(clearCookie(name, secure));
}
