import { BlockList, isIP } from 'node:net';

/** Why this environment looks like more than a try on one machine, in words; null when it does not. */
export function looksLikeProduction(env: Record<string, string | undefined>): string | null {
  if (env.NODE_ENV === 'production') return 'NODE_ENV is production';
  if (env.HOST && !isLoopback(env.HOST)) return `HOST is ${env.HOST}, which other machines can reach`;
  const address = /^https?:/i.test(env.PUBLIC_URL ?? '') ? URL.parse(env.PUBLIC_URL ?? '') : null;
  if (address?.protocol === 'https:') return `PUBLIC_URL is ${env.PUBLIC_URL}, with https`;
  if (address && !isLoopback(address.hostname) && !isReserved(address.hostname))
    return `PUBLIC_URL is ${env.PUBLIC_URL}, which is not this machine`;
  return null;
}

/** Whether a host, by name or address, is this machine alone. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').toLowerCase();
  const family = isIP(bare);
  if (family !== 0) return loopback.check(bare, family === 6 ? 'ipv6' : 'ipv4');
  return bare === 'localhost' || bare.endsWith('.localhost');
}

/** Names under .test never exist in the public DNS (RFC 6761): they are for tests. */
export function isReserved(host: string): boolean {
  return host.toLowerCase().endsWith('.test');
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');
