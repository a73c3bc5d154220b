/**
 * The key of rate limits: an IPv4 address, or the /56 network of an IPv6 one, which a home is given as a whole (RFC 6177, RIPE
 * 690), so that more addresses bring no more tries. IPv4-mapped IPv6 is the IPv4 address.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!ip.includes(':')) return ip;
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::');
  const before = groups(head);
  const after = tail === undefined ? [] : groups(tail);
  const all = [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after];
  const fourth = (Number.parseInt(all[3] ?? '0', 16) & 0xff00).toString(16);
  return `${all.slice(0, 3).join(':')}:${fourth}::/56`;
}

function groups(part: string): string[] {
  return part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16).toString(16));
}
