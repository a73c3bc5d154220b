import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'metade-fence-'));
  copyFileSync(path.join(root, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the project's linter says of a file with this content, at this place. */
function lint(place: string, content: string): { good: boolean; said: string } {
  const file = path.join(folder, place);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  const oxlint = path.join(root, 'node_modules/.bin/oxlint');
  const { status, stdout } = spawnSync(oxlint, [place], { cwd: folder, encoding: 'utf8' });
  return { good: status === 0, said: stdout };
}

const places = [
  'apps/web/src/routes/page.tsx',
  'apps/panel/src/screen.tsx',
  'apps/mobile/src/screen.tsx',
  'packages/i18n/src/words.ts',
];

test.each(places)('%s may take types and lists from contracts', (place) => {
  const types = "import type { Order } from '@metade/contracts/orders.ts';\nexport type Mine = Order;\n";
  const mixed = "import { type Order } from '@metade/contracts/orders.ts';\nexport type Mine = Order;\n";
  const list =
    "import { catalogueIcons } from '@metade/contracts/catalogue.ts';\nexport const mine = catalogueIcons[0];\n";
  for (const content of [types, mixed, list]) expect(lint(place, content).said).not.toContain('no-restricted-imports');
});

test.each([...places, 'packages/api-client/src/client.ts'])('%s may not take a schema from contracts', (place) => {
  for (const name of ['orders', 'fields', 'endpoints']) {
    const content = `import { money } from '@metade/contracts/${name}.ts';\nexport const mine = money;\n`;
    expect(lint(place, content)).toEqual({ good: false, said: expect.stringContaining('second copy') });
  }
});

test.each([
  ['packages/domain/src/rule.ts', 'node:fs', 'domain is pure'],
  ['packages/domain/src/rule.ts', '@metade/contracts/orders.ts', 'domain is pure'],
  ['packages/contracts/src/orders.ts', '@metade/i18n/locale.ts', 'contracts imports domain alone'],
  ['packages/i18n/src/words.ts', '@metade/ui/button.tsx', 'imports run one way'],
  ['packages/booking-flow/src/hold.ts', 'react', 'site, server and phone'],
  ['packages/booking-flow/src/hold.ts', 'node:crypto', 'site, server and phone'],
  ['packages/booking-flow/src/hold.ts', 'react-router', 'site, server and phone'],
  ['packages/booking-flow/src/hold.ts', '@metade/i18n/locale.ts', 'site, server and phone'],
  ['packages/booking-flow/src/hold.ts', '@metade/contracts/orders.ts', 'second copy'],
  ['packages/ui/src/button.tsx', 'react-router', 'ui knows no router'],
  ['apps/web/src/routes/page.tsx', 'pg', 'through the API only'],
  ['apps/panel/src/screen.tsx', '@metade/api/src/app.ts', 'through the API only'],
  ['apps/mobile/src/screen.tsx', 'node:fs', 'no server and no DOM'],
  ['apps/mobile/app/screen.tsx', 'lucide-react-native', 'icons one by one'],
  ['apps/web/src/orders/page.tsx', 'pg', 'through the API only'],
  ['apps/web/src/orders/page.tsx', '../http/cookies.server.ts', 'types alone from files of the server'],
  ['apps/web/src/shell/header.tsx', './card-markup.server.tsx', 'types alone from files of the server'],
  ['apps/api/src/app.ts', '@metade/dev-env/seed/seed-tiny.ts', 'production code'],
  ['apps/api/src/http/call.ts', '@metade/dev-env/seed/seed-tiny.ts', 'production code'],
  ['apps/api/src/http/call.ts', '../features/orders/index.ts', 'infrastructure imports no feature'],
  ['apps/api/src/db/pool.ts', '../features/orders/index.ts', 'infrastructure imports no feature'],
  ['apps/api/src/jobs/worker.ts', '../features/orders/index.ts', 'infrastructure imports no feature'],
  ['apps/api/src/adapters/mailer.ts', '../features/orders/index.ts', 'infrastructure imports no feature'],
  ['apps/api/src/features/orders/pay.ts', '@metade/dev-env/seed/seed-tiny.ts', 'production code'],
  ['apps/api/src/features/orders/pay.ts', '../payments/pay-order.ts', 'through its index.ts alone'],
])('%s may not import %s', (place, from, why) => {
  const { good, said } = lint(place, `import { taken } from '${from}';\nexport const mine = taken;\n`);
  expect(good).toBe(false);
  expect(said).toContain(why);
});

test.each(['../payments/index.ts', '../../http/call.ts', './take-table.ts', '@metade/domain/money.ts'])(
  'a slice may import %s',
  (from) => {
    const { said } = lint(
      'apps/api/src/features/orders/pay.ts',
      `import { taken } from '${from}';\nexport const mine = taken;\n`,
    );
    expect(said).not.toContain('no-restricted-imports');
  },
);

test.each(['routes/orders.tsx', 'orders/orders.server.ts', 'root.tsx'])(
  '%s may import what the server alone runs, and a page its types',
  (file) => {
    const value = "import { readForm } from '../http/read-form.server.ts';\nexport const mine = readForm;\n";
    const type = "import type { Read } from '../http/read-form.server.ts';\nexport type Mine = Read;\n";
    expect(lint(`apps/web/src/${file}`, value).said).not.toContain('no-restricted-imports');
    expect(lint('apps/web/src/orders/page.tsx', type).said).not.toContain('no-restricted-imports');
  },
);

test('a list of contracts that web and panel take may not bring a schema with it', () => {
  const content = "import { z } from 'zod';\nexport const catalogueIcons = z.enum(['a']);\n";
  expect(lint('packages/contracts/src/catalogue.ts', content).good).toBe(false);
  const inner = "import { money } from './fields.ts';\nexport const catalogueIcons = money;\n";
  expect(lint('packages/contracts/src/catalogue.ts', inner).good).toBe(false);
});

test('what site and app decide with touches no browser', () => {
  const free = "import { seats } from '@metade/domain/party.ts';\nexport const mine = seats;\n";
  expect(lint('packages/booking-flow/src/hold.ts', free).good).toBe(true);
  for (const name of ['localStorage', 'window', 'process'])
    expect(lint('packages/booking-flow/src/hold.ts', `export const mine = ${name};\n`).good).toBe(false);
});
