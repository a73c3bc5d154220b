import { isLoopbackHost } from './loopback.ts';

/** Why this environment looks like more than a trial on one machine, in words; null when it does not. */
export function looksLikeProduction(env: Record<string, string | undefined>): string | null {
  if (env.NODE_ENV === 'production') return 'NODE_ENV is production';
  if (env.HOST && !isLoopbackHost(env.HOST)) return `HOST is ${env.HOST}, which other machines can reach`;
  const address = /^https?:/i.test(env.PUBLIC_URL ?? '') ? URL.parse(env.PUBLIC_URL ?? '') : null;
  if (address?.protocol === 'https:') return `PUBLIC_URL is ${env.PUBLIC_URL}, with https`;
  if (address && !isLoopbackHost(address.hostname) && !isReserved(address.hostname))
    return `PUBLIC_URL is ${env.PUBLIC_URL}, which is not this machine`;
  return null;
}

/** Names under .test never exist in public DNS (RFC 6761): they are for tests. */
export function isReserved(host: string): boolean {
  return host.toLowerCase().endsWith('.test');
}
