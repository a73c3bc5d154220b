import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const alerts = read('ops/watch/alerts.yml');
const dashboard = JSON.parse(read('ops/watch/dashboard.json')) as { panels: { targets?: { expr: string }[] }[] };
const expressions = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

let app: TestApp;
let text: string;
beforeAll(async () => {
  app = await startTestApp({ env: { METRICS_PORT: '0' } });
  text = await (await fetch(app.metricsUrl)).text();
});
afterAll(() => app.close());

/** Names of series by what /metrics declares. */
function declared(): Set<string> {
  const found = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  );
  return new Set(found);
}

const namesIn = (words: string) => new Set(words.match(/\b(?:metade|nodejs|process)_[a-z_\d]*[a-z\d]\b/g));

test('every metric that an alert or a panel names is there', () => {
  const there = declared();
  const named = namesIn([...expressions, ...alerts.matchAll(/expr: (?:>-\n)?((?:.|\n {10})+)/g)].join('\n'));
  expect(named.size).toBeGreaterThan(15);
  expect([...named].filter((name) => !there.has(name))).toEqual([]);
});

test('every metric of ours is on the dashboard', () => {
  const shown = [...namesIn(expressions.join('\n'))].map((name) => name.replace(/_(bucket|count|sum)$/, ''));
  const ours = [...text.matchAll(/^# TYPE (metade_\S+) /gm)].map(([, name = '']) => name);
  expect(ours.filter((name) => !shown.includes(name))).toEqual([]);
});

test('every alert has its section in the manual, and a proof that it fires and that it does not', () => {
  const names = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
  const manual = read('docs/operation.md').toLowerCase();
  for (const [, anchor = ''] of alerts.matchAll(/runbook: docs\/operation\.md#(\w+)/g))
    expect(manual).toContain(`<a id="${anchor}"></a>`);
  expect(alerts.match(/runbook: /g)).toHaveLength(names.length);
  const tests = read('ops/watch/alerts.test.yml') + read('ops/watch/alerts.week.test.yml');
  const proofs = [...tests.matchAll(/alertname: (\w+)\n.*\n +exp_alerts:( \[\])?/g)];
  for (const name of names) {
    const own = proofs.filter(([, of]) => of === name).map(([, , none]) => none === undefined);
    expect([own.includes(true), own.includes(false)], name).toEqual([true, true]);
    expect(manual, name).toContain(name.toLowerCase());
  }
});

/** PROMTOOL: from npm run test:watch, which fetches it; else the one that is installed. */
const promtool = process.env.PROMTOOL ?? 'promtool';
const missing = spawnSync(promtool, ['--version']).status !== 0;

test.skipIf(missing).each([
  ['check', 'config', 'prometheus.yml'],
  ['check', 'rules', 'alerts.yml'],
  ['test', 'rules', 'alerts.test.yml'],
  ['test', 'rules', 'alerts.week.test.yml'],
])('promtool %s %s %s', (...args) => {
  const { status, stdout, stderr } = spawnSync(promtool, args, {
    cwd: path.join(root, 'ops/watch'),
    encoding: 'utf8',
  });
  expect(stdout + stderr).toContain('SUCCESS');
  expect(status, stdout + stderr).toBe(0);
});

test.skipIf(missing)('promtool finds nothing wrong with our metrics', () => {
  const { stdout, stderr } = spawnSync(promtool, ['check', 'metrics'], { input: text, encoding: 'utf8' });
  expect((stdout + stderr).split('\n').filter((line) => line.startsWith('metade_'))).toEqual([]);
});
