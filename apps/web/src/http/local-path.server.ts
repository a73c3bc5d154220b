/** A path of this site from outside input, or null: nothing that a browser could take for another host, and no code of a session. */
export function localPath(value: unknown): string | null {
  if (typeof value !== 'string' || !value.startsWith('/') || value.length > 500) return null;
  try {
    const url = new URL(value, 'http://site.invalid');
    // The panel exchanges such a code for a session, which would be somebody else's.
    const hash = url.hash.startsWith('#code=') ? '' : url.hash;
    // Dots that cancel each other can leave two slashes in front, which is an address again.
    return url.host === 'site.invalid' && !url.pathname.startsWith('//') ? url.pathname + url.search + hash : null;
  } catch {
    return null;
  }
}
