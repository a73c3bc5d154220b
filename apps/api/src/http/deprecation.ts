import type { Endpoint } from '@metade/contracts/endpoint.ts';

/** The headers by which callers learn that an operation is deprecated (RFC 9745) and when it ends (RFC 8594). */
export function deprecationHeaders({ deprecated }: Endpoint): Record<string, string> {
  if (deprecated === undefined) return {};
  const { since, sunset, link } = deprecated;
  return {
    deprecation: `@${Date.parse(since) / 1000}`,
    ...(sunset === undefined ? {} : { sunset: new Date(sunset).toUTCString() }),
    link: `<${link}>; rel="deprecation"; type="text/html"`,
  };
}
