import type { Words } from '../words/words.tsx';

/** A placeholder's name for editors: that of a rule, or of a mail's value. */
export function valueName(m: Words['m'], name: string): string {
  const names: Readonly<Record<string, string>> = { ...m.content.mailValues, ...m.content.values };
  return Object.hasOwn(names, name) ? (names[name] ?? name) : name;
}
