/** A web address, with https where none is written; undefined for what is none. */
export function webAddress(text: string): string | undefined {
  const url = URL.parse(/^https?:/i.test(text) || !text ? text : `https://${text}`);
  return url && url.hostname.includes('.') && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
