/** Query values of a search; unknown ones count as absent. */
export const textIn = (query: URLSearchParams, name: string): string | undefined => query.get(name) || undefined;

export const pickIn = <T extends string>(query: URLSearchParams, name: string, of: readonly T[]): T | undefined =>
  of.find((one) => one === query.get(name));

export const pageIn = (query: URLSearchParams): number => Math.max(1, Number(query.get('page') ?? 1) || 1);
