import { generateKeyPairSync } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '@metade/api/config.ts';
import { environment } from '@metade/api/config-variables.ts';
import { stripeVariablesOf } from '@metade/api/stripe-config.ts';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const root = path.join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

type Service = {
  image: string;
  build?: { context: string; dockerfile: string };
  command?: string[];
  environment: Record<string, string | number>;
  volumes?: string[];
  depends_on?: string[] | Record<string, unknown>;
  healthcheck?: { test: string[] };
  read_only?: boolean;
  cap_drop?: string[];
  security_opt: string[];
};
const compose = parse(read('ops/compose.yaml')) as { services: Record<string, Service>; volumes: Record<string, null> };
const { database, migrate, metade, caddy } = compose.services as Record<string, Service> &
  Record<'database' | 'migrate' | 'metade' | 'caddy', Service>;

/** Its instructions in their order, each with the words behind it; continued lines are one. */
const instructions = read('ops/Containerfile')
  .replaceAll(/^\s*#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .filter(Boolean)
  .map((line) => /^(\w+) (.*)$/.exec(line)?.slice(1) as [string, string]);
const of = (name: string) => instructions.filter(([found]) => found === name).map(([, words]) => words);

test('the compose file hands every variable on, those of a second account too, but those that it decides and those of trials', () => {
  const given = Object.entries(metade.environment).filter(([name]) => name in environment.shape);
  const trials = ['DEMO', 'PUSH_LOOPBACK', 'WEBHOOK_LOOPBACK'];
  expect([...given.map(([name]) => name), ...trials].toSorted()).toEqual(Object.keys(environment.shape).toSorted());
  for (const [name, value] of given)
    if (String(value).includes(`{${name}`)) expect(value).toMatch(new RegExp(`^\\$\\{${name}:-[\\d.]*\\}$`));
  expect(migrate.environment).toEqual(metade.environment);

  const key = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const { gateways, production } = readConfig(
    filledIn({
      PUBLIC_URL: 'https://www.metade.example',
      DATABASE_PASSWORD: 'letters',
      VOUCHER_SIGNING_KEY: key,
      SMTP_URL: 'smtp://mail.metade.example',
      MAIL_FROM: 'Metade <no-reply@metade.example>',
      CONTACT_EMAIL: 'contact@metade.example',
      GATEWAY: 'stripe,BRL=stripe_br',
      ...keysOf('stripe', 'of_euros'),
      ...keysOf('stripe_br', 'of_reais'),
    }),
  );
  expect(production).toBe(true);
  expect(gateways.stripe.map(({ name }) => name)).toEqual(['stripe', 'stripe_br']);
});

test('what the compose file names is there: services, volumes, files, programs, and the names of .env', () => {
  for (const service of Object.values(compose.services)) {
    const before = service.depends_on ?? [];
    for (const name of Array.isArray(before) ? before : Object.keys(before))
      expect(compose.services).toHaveProperty(name);
    for (const volume of service.volumes ?? []) {
      const [source = ''] = volume.split(':');
      if (source.startsWith('.')) expect(existsSync(path.join(root, 'ops', source)), source).toBe(true);
      else expect(compose.volumes).toHaveProperty(source);
    }
  }
  expect(existsSync(path.join(root, 'ops', metade.build?.context ?? '', metade.build?.dockerfile ?? ''))).toBe(true);
  expect(migrate.build).toEqual(metade.build);
  expect(migrate.image).toBe(metade.image);
  expect(existsSync(path.join(root, migrate.command?.[1] ?? ''))).toBe(true);
  const named = [...read('ops/compose.yaml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name);
  const example = read('ops/env.example');
  const alone = named.filter((name) => !new RegExp(`^#?${name}=`, 'm').test(example));
  expect([...new Set(alone)].toSorted()).toEqual(['DATABASE_PASSWORD', 'METADE_HOST']);
});

test('containers have no rights that they do not need', () => {
  for (const service of [migrate, metade, caddy])
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
  expect(database.security_opt).toEqual(['no-new-privileges:true']);
  expect(database.image).toMatch(/:\d+$/);
});

test('the image begins the program that is there, as nobody in particular, on the port that Caddy asks', () => {
  const [, program = ''] = JSON.parse(of('CMD').at(-1) ?? '') as string[];
  expect(existsSync(path.join(root, program))).toBe(true);
  const check = JSON.parse(/CMD (\[.*\])$/.exec(of('HEALTHCHECK')[0] ?? '')?.[1] ?? '') as string[];
  expect(metade.healthcheck?.test).toEqual(['CMD', ...check]);
  expect(of('USER')).toEqual([/--uid (\d+)/.exec(of('RUN').join('\n'))?.[1]]);
  expect(Object.fromEntries((of('ENV')[0] ?? '').split(' ').map((pair) => pair.split('=')))).toEqual({
    NODE_ENV: metade.environment.NODE_ENV,
    HOST: metade.environment.HOST,
    DATA_DIR: metade.environment.DATA_DIR,
  });
  expect(of('VOLUME')).toEqual([metade.volumes?.[0]?.split(':')[1]]);
  expect(of('EXPOSE')).toEqual([String(metade.environment.PORT)]);
  expect(caddy.environment.METADE_UPSTREAM).toBe(`metade:${of('EXPOSE')[0]}`);
  expect(of('FROM').map((words) => words.replace('${NODE_IMAGE}', of('ARG')[0]?.split('=')[1] ?? ''))).toEqual([
    expect.stringMatching(/node:24-.* AS build$/),
    expect.stringMatching(/node:24-/),
  ]);
});

test('the image has what its build runs and its programs read, and neither secrets nor what is of this machine', () => {
  const sources = sourcesIn('');
  const inImage = new Set(sources);
  for (const there of [
    'package-lock.json',
    'apps/api/migrations/landed.json',
    'apps/web/server.ts',
    'e2e/package.json',
  ])
    expect(inImage, there).toContain(there);
  for (const there of [
    'ops/.env',
    '.data/secrets',
    '.git/config',
    'node_modules/zod/index.js',
    'apps/web/build/index.js',
  ])
    expect(isIgnored(there), there).toBe(true);
  const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
  for (const workspace of workspaces.filter((name) => !name.includes('*')))
    expect(inImage, 'npm asks for each').toContain(`${workspace}/package.json`);
  for (const [, script = ''] of of('RUN')
    .join('\n')
    .matchAll(/import\('([^']+)'\)/g))
    expect(inImage).toContain(path.normalize(script));

  const lacking: string[] = [];
  for (const file of sources.filter((name) => /^(apps|packages)\/[^/]+\/(src\/.*|server)\.m?ts$/.test(name)))
    for (const [, wanted = ''] of read(file).matchAll(/(?:from |import\(|new URL\()'(\.{1,2}\/[^']+)'/g))
      if (isIgnored(path.join(path.dirname(file), wanted))) lacking.push(`${file}: ${wanted}`);
  expect(lacking).toEqual([]);
});

/** Every file in a folder of the repository that goes into the image, by its path. */
function sourcesIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (isIgnored(file)) return [];
    return entry.isDirectory() ? sourcesIn(file) : [file];
  });
}

/** By .dockerignore, which Docker and Podman both read: the last line that fits a file or a folder above it decides. */
function isIgnored(file: string): boolean {
  const lines = read('.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const above = file.split('/').map((_, nth, names) => names.slice(0, nth + 1).join('/'));
  const last = lines.findLast((line) => above.some((one) => path.matchesGlob(one, line.replace(/^!/, ''))));
  return last !== undefined && !last.startsWith('!');
}

function keysOf(gateway: string, word: string): Record<string, string> {
  const kinds = ['sk_test_', 'pk_test_', 'whsec_'];
  return Object.fromEntries(stripeVariablesOf(gateway).map((name, nth) => [name, `${kinds[nth]}${word}_0123456789`]));
}

/** The variables of the container, as compose fills them in from a .env. */
function filledIn(env: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(metade.environment).map(([name, value]) => [
      name,
      String(value).replaceAll(
        /\$\{(\w+)(?::-([^}]*))?\}/g,
        (_, named: string, otherwise = '') => env[named] || otherwise,
      ),
    ]),
  );
}
