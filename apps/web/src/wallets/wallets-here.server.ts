import { walletsOn } from '@metade/booking-flow/wallets.ts';
import type { Wallet } from '@metade/contracts/site.ts';
import type { RequestFacts } from '../http/context.server.ts';
import { siteConfig } from '../site/site-data.server.ts';

/** The wallets to show to this visitor. */
export async function walletsHere(facts: RequestFacts): Promise<Wallet[]> {
  return walletsOn(facts.userAgent, (await siteConfig(facts)).wallets);
}
