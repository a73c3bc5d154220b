import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { environment } from '@metade/api/config-variables.ts';
import { programEnv } from '@metade/dev-env/program-env.ts';
import { stripeVariablesOf } from '@metade/api/stripe-config.ts';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const readme = read('README.md');
const scripts = (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts;

/** What the schema takes for a variable that is not there; undefined where it needs one or has none. */
function defaultOf(name: string): string | undefined {
  const alone = environment.shape[name as keyof typeof environment.shape];
  const bare = environment.partial().shape[name as keyof typeof environment.shape];
  const found = bare.safeParse(undefined).data ?? alone.safeParse(undefined).data;
  if (found === undefined) return undefined;
  if (Array.isArray(found)) return found.length === 0 ? undefined : found.join(',');
  return typeof found === 'object' ? JSON.stringify(found) : String(found);
}

test('the table of variables has every variable of the configuration with its default, and no other', () => {
  const rows = [...readme.matchAll(/^\| `([A-Z][A-Z_]+)` \| (.*?) \| /gm)].map(([, name = '', value = '']) => ({
    name,
    value: value.replaceAll('`', ''),
  }));
  expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(environment.shape).toSorted());
  // Three follow another variable.
  const derived: Record<string, string> = {
    PUBLIC_URL: 'http://localhost:PORT',
    SECRETS_KEY: 'VOUCHER_SIGNING_KEY',
    GATEWAY_TOKENIZE_URL: 'GATEWAY_URL/tokens',
  };
  for (const { name, value } of rows) expect(value, name).toBe(derived[name] ?? defaultOf(name) ?? '–');
});

test('the example of an environment has every variable of the configuration, and no other but a second account’s', () => {
  const names = [...read('ops/env.example').matchAll(/^#?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name);
  const expected = [...Object.keys(environment.shape), ...stripeVariablesOf('stripe_br')];
  expect(names.toSorted()).toEqual(expected.toSorted());
});

test('every command that the README names is there, and every one that is there is named', () => {
  const named = [...readme.matchAll(/npm (?:run )?([a-z:]+)/g)].map((found) => found[1] ?? '');
  const own = new Set(named.filter((name) => name !== 'ci'));
  expect([...own].toSorted()).toEqual(Object.keys(scripts).toSorted());
});

/** What the table of commands says behind the two dashes: words, flags and what stands for a value, by the script's name. */
const argumentsInTable = [...readme.matchAll(/^\| `npm (?:run )?([a-z:]+)(?: \[?-- (.*?)\]?)?`/gm)].map(
  ([, name = '', args = '']) => [name, args.replaceAll('\\|', '|')] as const,
);

test.each(Object.entries(scripts).filter(([name]) => name !== 'api'))('%s tells its arguments', (name, script) => {
  const [, file = '', ...args] = script.split(' ');
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args, '--help'], {
    cwd: root,
    encoding: 'utf8',
  });
  const usage = stdout + stderr;
  expect(usage).toMatch(/usage: npm /i);
  const said = argumentsInTable
    .filter(([of]) => of === name)
    .flatMap(([, words]) => words.match(/--[a-z-]+|(?<![<\w-])[a-z|-]{3,}(?![\w>-])/g) ?? []);
  for (const word of said) expect(usage, word).toContain(word);
  // What an operator chooses from is in the table, too.
  for (const [, command = ''] of usage.matchAll(/npm run admin -- ([a-z-]+)/g)) expect(said).toContain(command);
  // npm test takes words that it does not know for a pattern, and options for a mistake.
  expect(status, stderr).toBe(name.startsWith('test') ? 2 : 0);
});

test('the API alone says what it needs', () => {
  const [, file = '', ...args] = (scripts.api ?? '').split(' ');
  const env = programEnv();
  const { status, stderr } = spawnSync(process.execPath, [file, ...args], { cwd: root, env, encoding: 'utf8' });
  expect(stderr).toContain('DATABASE_URL is not set. Example: DATABASE_URL=postgresql://');
  expect(status).toBe(1);
});

test.each(['README.md', 'SECURITY.md', 'docs/operation.md'])('files and folders that %s links to are there', (page) => {
  for (const [, target = ''] of read(page).matchAll(/\]\((?!https?:)([^)#]+)/g))
    expect(existsSync(path.join(root, path.dirname(page), target)), target).toBe(true);
});

test('what production runs imports only what npm ci --omit=dev installs', () => {
  const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, { dev?: boolean }> };
  const folders = ['apps/api', 'apps/all-in-one', 'apps/sandbox-gateway', 'apps/web', 'apps/panel'];
  for (const name of readdirSync(path.join(root, 'packages'))) folders.push(`packages/${name}`);
  const wrong: string[] = [];
  for (const folder of folders) {
    const { dependencies = {} } = JSON.parse(read(`${folder}/package.json`)) as {
      dependencies?: Record<string, string>;
    };
    for (const file of programFiles(folder))
      for (const name of importsOf(read(file))) {
        const dev = lock.packages[`${folder}/node_modules/${name}`]?.dev ?? lock.packages[`node_modules/${name}`]?.dev;
        if (!(name in dependencies) || dev) wrong.push(`${file}: ${name}`);
      }
  }
  expect(wrong).toEqual([]);
});

/** Web and panel are built: what runs of them is their server. */
function programFiles(folder: string): string[] {
  if (folder === 'apps/web' || folder === 'apps/panel') return [`${folder}/server.ts`];
  const src = path.join(root, folder, 'src');
  if (!existsSync(src) || folder === 'packages/ui') return [];
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|mjs)$/.test(file) && !file.endsWith('.d.ts') && !file.endsWith('.d.mts'))
    .map((file) => path.join(folder, 'src', file));
}

function importsOf(text: string): string[] {
  // The bundler, which serves the site from source, is asked for with --dev alone.
  const found = [
    ...text.matchAll(
      /^(?:import|export) (?!type\b)[^;'"`]*?from '([^']+)'|^import '([^']+)'|\bimport\('((?!vite')[^']+)'\)/gm,
    ),
  ];
  return found
    .map(([, from, bare, late]) => from ?? bare ?? late ?? '')
    .filter((name) => !name.startsWith('.') && !name.startsWith('node:'))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
}
