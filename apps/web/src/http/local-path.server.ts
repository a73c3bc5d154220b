/**
 * A path of this site from outside input, or null: never one that a browser could read as another host, or that contains a session
 * code.
 */
export function localPath(value: unknown): string | null {
  if (typeof value !== 'string' || !value.startsWith('/') || value.length > 500) return null;
  try {
    const url = new URL(value, 'http://site.invalid');
    // The panel exchanges such a code for a session, which would be somebody else's.
    const hash = url.hash.startsWith('#code=') ? '' : url.hash;
    // Dot segments can leave two slashes in front, which means another host.
    return url.host === 'site.invalid' && !url.pathname.startsWith('//') ? url.pathname + url.search + hash : null;
  } catch {
    return null;
  }
}
