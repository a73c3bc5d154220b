export type StorageAddress = { key: string; secret: string; endpoint: string; bucket: string; region: string };

/**
 * Reads s3://key:secret@host/bucket?region=…&tls=false; null for anything else. The secret ends at the last @, so that one with
 * a slash in it works as it was given, percent-encoded or not.
 */
export function readStorageUrl(text: string): StorageAddress | null {
  const parts =
    /^s3:\/\/(?<key>[^:@/\s]+):(?<secret>\S+)@(?<host>[^/@?\s]+)\/(?<bucket>[^/?\s]+)(?:\?(?<options>\S*))?$/.exec(
      text,
    )?.groups;
  if (!parts?.key || !parts.secret || !parts.host || !parts.bucket) return null;
  const options = new URLSearchParams(parts.options);
  const endpoint = `${options.get('tls') === 'false' ? 'http' : 'https'}://${parts.host}`;
  if (!URL.canParse(endpoint)) return null;
  return {
    key: decoded(parts.key),
    secret: decoded(parts.secret),
    endpoint,
    bucket: parts.bucket,
    region: options.get('region') ?? 'us-east-1',
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
