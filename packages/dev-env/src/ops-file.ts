import { readFileSync } from 'node:fs';

/** A file of ops, as whoever installs it changes it: each expression must be found, and is replaced by its text. */
export function changedOpsFile(name: string, changes: readonly (readonly [RegExp, string])[]): string {
  let text = readFileSync(new URL(`../../../ops/${name}`, import.meta.url), 'utf8');
  for (const [found, put] of changes) {
    if (text.search(found) < 0) throw new Error(`ops/${name} has nothing like ${found}`);
    text = text.replace(found, () => put);
  }
  return text;
}
