import type { RequestFacts } from '../http/context.server.ts';
import { clearCookie, writeCookie, writeSession } from '../http/cookies.server.ts';
import { siteConfig } from '../site/site-data.server.ts';

/** Signs the browser in for the session's lifetime, in place of a guest. */
export async function keepSession<Entered extends { token: string; device: string }>(
  facts: RequestFacts,
  open: () => Promise<Entered>,
): Promise<Entered> {
  // First: a failure must not occur after the account was created.
  const { settings } = await siteConfig(facts);
  const entered = await open();
  const secure = facts.options.publicUrl.startsWith('https:');
  facts.setCookie(writeSession(entered.token, settings.tokenDays, secure));
  // Outlives the session, so that the next log-in comes from a known device.
  facts.setCookie(writeCookie('device', entered.device, secure));
  facts.setCookie(clearCookie('guest', secure));
  return entered;
}
