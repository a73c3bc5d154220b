import { writeQuery, type SearchQuery } from './query.ts';

/** The rest of a search as hidden fields, for a GET form that changes one part of it. */
export function HiddenQuery({ query, without }: { query: SearchQuery; without?: string }) {
  const entries = [...new URLSearchParams(writeQuery(query))].filter(([name]) => name !== without);
  return entries.map(([name, value]) => <input key={name + value} type="hidden" name={name} value={value} />);
}
