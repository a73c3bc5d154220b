const parsed = new Map<string, { text: string; names: string[] }>();

/**
 * A statement with named parameters: `$name` stands for the value of that name. Each text is translated once and always gives the
 * same numbered text, so that it is prepared once per connection. Throws on a name without a value.
 */
export function named(statement: string, values: Record<string, unknown>): [text: string, values: unknown[]] {
  let found = parsed.get(statement);
  if (found === undefined) {
    const names: string[] = [];
    const text = statement.replace(/\$([a-z]\w*)/gi, (_all, name: string) => {
      if (!names.includes(name)) names.push(name);
      return `$${names.indexOf(name) + 1}`;
    });
    found = { text, names };
    parsed.set(statement, found);
  }
  return [
    found.text,
    found.names.map((name) => {
      if (!(name in values)) throw new Error(`The parameter ${name} has no value`);
      return values[name];
    }),
  ];
}
