import type { Words } from '../words/words.tsx';

/** What a value is called by those who write: one of the rules, or of a message. */
export function valueName(m: Words['m'], name: string): string {
  const names: Readonly<Record<string, string>> = { ...m.content.mailValues, ...m.content.values };
  return Object.hasOwn(names, name) ? (names[name] ?? name) : name;
}
