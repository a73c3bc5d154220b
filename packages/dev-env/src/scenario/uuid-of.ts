import { createHash } from 'node:crypto';

/** The same name gives the same UUID, so that addresses and tests that name a demo restaurant stay true after a new seed. */
export function uuidOf(name: string): string {
  const hex = createHash('sha256').update(`metade demo ${name}`).digest('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
