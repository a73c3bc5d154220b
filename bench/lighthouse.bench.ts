import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { ensureChromium } from '../scripts/ensure-chromium.mjs';
import { median, spanOf, type Figure } from './compare.ts';
import { demoPages, type DemoPage } from './demo-pages.ts';
import { root } from './programs.ts';
import type { Bench } from './run.ts';
import { startSite } from './site.ts';

const targets = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
type Category = keyof typeof targets;
type Report = {
  categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null }>;
};

/** Lighthouse's four scores on a phone, of five pages of the demo; of each the median. */
export const bench: Bench = async ({ databases, rounds }) => {
  const database = await databases.create('bench_lighthouse');
  const chromium = await ensureChromium();
  const site = await startSite(database.url, { demo: true });
  // As the site knows its own address.
  const url = site.url.replace('127.0.0.1', 'localhost');
  try {
    const figures: Figure[] = [];
    for (const page of await demoPages(url, database)) {
      const reports: Report[] = [];
      for (let round = 0; round < rounds; round += 1) reports.push(await look(url, page, chromium));
      for (const category of Object.keys(targets) as Category[]) figures.push(figure(page, category, reports));
    }
    return figures;
  } finally {
    await site.stop();
  }
};

async function look(url: string, page: DemoPage, chromium: string | undefined): Promise<Report> {
  const args = [
    path.join(root, 'node_modules/lighthouse/cli/index.js'),
    url + page.path,
    '--quiet',
    '--output=json',
    `--only-categories=${Object.keys(targets).join()}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage',
    // What is one person's alone asks crawlers to stay away: nothing to mend.
    ...(page.hidden ? ['--skip-audits=is-crawlable'] : []),
    ...(page.token ? [`--extra-headers=${JSON.stringify({ cookie: `token=${page.token}` })}`] : []),
  ];
  const env = { ...process.env, ...(chromium ? { CHROME_PATH: chromium } : {}) };
  return JSON.parse(await run(args, env)) as Report;
}

/** Sometimes Chromium tells Lighthouse nothing of a navigation (NO_NAVSTART), and it says to run it again. */
async function run(args: string[], env: NodeJS.ProcessEnv, again = 2): Promise<string> {
  try {
    return (await promisify(execFile)(process.execPath, args, { env, maxBuffer: 64e6 })).stdout;
  } catch (error) {
    if (again === 0 || !(error as Error).message.includes('NO_NAVSTART')) throw error;
    return run(args, env, again - 1);
  }
}

function figure({ name }: DemoPage, category: Category, reports: Report[]): Figure {
  const scores = reports.map((report) => Math.round(100 * report.categories[category].score));
  const own = median(scores);
  const target = targets[category];
  const [report] = reports as [Report, ...Report[]];
  const failed = report.categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  const why = own < target ? `: ${failed.join(', ')}` : '';
  return {
    work: `${name}, ${category}${why}`,
    unit: 'points',
    own,
    span: spanOf(scores),
    reference: null,
    ratio: null,
    target: `≥ ${target}`,
    ok: own >= target,
  };
}
