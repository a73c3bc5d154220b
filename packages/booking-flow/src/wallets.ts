import type { Wallet } from '@metade/contracts/site.ts';

/**
 * The wallets to show on a device, of those that the marketplace offers: on a phone its maker's alone, elsewhere all, since what is
 * added there reaches the phone too. system: a browser's user agent, or the name of the system.
 */
export function walletsOn(system: string, offered: readonly Wallet[]): Wallet[] {
  const own = /android/i.test(system) ? 'google' : /iphone|ipad|ipod|^ios$/i.test(system) ? 'apple' : null;
  return offered.filter((wallet) => own === null || wallet === own);
}
