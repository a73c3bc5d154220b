import type { RequestFacts } from './context.server.ts';
import { clearCookie } from './cookies.server.ts';

/** Takes back what a session leaves in the browser: its token, the order in checkout, the accepted terms, and the waitlist to join. */
export function forgetSession(facts: Pick<RequestFacts, 'options' | 'setCookie'>): void {
  const secure = facts.options.publicUrl.startsWith('https:');
  for (const name of ['token', 'guest', 'order', 'wait'] as const) facts.setCookie(clearCookie(name, secure));
}
