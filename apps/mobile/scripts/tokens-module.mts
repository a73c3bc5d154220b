const colour = /^(#[0-9a-f]{6}|rgb\(.*\))$/;

/** The roles of colour of tokens.css as a module of TypeScript, light and dark. Throws when a role has no colour. */
export function tokensModule(css: string): string {
  const light = valuesOf(css.slice(0, css.indexOf('/* Dark:')));
  const dark = valuesOf(/:root\[data-theme="dark"\] \{([^}]*)\}/.exec(css)?.[1] ?? '');
  const roles = Object.keys(dark).filter((name) => !name.startsWith('shadow'));
  if (roles.length === 0) throw new Error('tokens.css has no dark colours');
  const resolved = (values: Record<string, string>, name: string): string => {
    const value = values[name] ?? '';
    const alias = /^var\(--(.+)\)$/.exec(value)?.[1];
    const found = alias === undefined ? value : resolved(light, alias);
    if (!colour.test(found)) throw new Error(`--${name} is no colour: ${found}`);
    // React Native for browsers knows the older way of writing it alone.
    return found.replace(/^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/, 'rgba($1, $2, $3, $4)');
  };
  const theme = (values: Record<string, string>) =>
    roles.map((name) => `    ${camel(name)}: '${resolved(values, name)}',`).join('\n');
  return `// Made from packages/ui/src/tokens.css by scripts/make-assets.mts.

export const colours = {
  light: {
${theme(light)}
  },
  dark: {
${theme(dark)}
  },
} as const;

export type Colours = { [Role in keyof (typeof colours)['light']]: string };
`;
}

function valuesOf(block: string): Record<string, string> {
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  );
}

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
