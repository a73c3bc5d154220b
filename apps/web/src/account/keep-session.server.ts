import type { RequestFacts } from '../http/context.server.ts';
import { clearCookie, writeCookie, writeSession } from '../http/cookies.server.ts';
import { siteConfig } from '../site/site-data.server.ts';

/** Opens a session and signs the browser in for as long as it lasts; what a guest was is over. */
export async function keepSession<Entered extends { token: string; device: string }>(
  facts: RequestFacts,
  open: () => Promise<Entered>,
): Promise<Entered> {
  // Asked first: what cannot be answered must not fail behind an account that has been made.
  const { settings } = await siteConfig(facts);
  const entered = await open();
  const secure = facts.options.publicUrl.startsWith('https:');
  facts.setCookie(writeSession(entered.token, settings.tokenDays, secure));
  // Outlives the session: the next log-in here is told from a stranger's.
  facts.setCookie(writeCookie('device', entered.device, secure));
  facts.setCookie(clearCookie('guest', secure));
  return entered;
}
