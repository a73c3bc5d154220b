import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether an address, IPv4-mapped ones included, is this machine's loopback. */
export function isLoopbackAddress(address: string): boolean {
  return isIP(address) > 0 && ipaddr.process(address).range() === 'loopback';
}

/** Whether a host, by name or address, is this machine's loopback. */
export function isLoopbackHost(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').toLowerCase();
  return isLoopbackAddress(bare) || bare === 'localhost' || bare.endsWith('.localhost');
}
