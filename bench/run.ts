// npm run bench [-- name …] [--rounds N]: every bench, or the named ones, each beside its reference. Figures of one run
// compare with each other alone; the exit code says whether every target was met.
import { readdirSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Figure, Span } from './compare.ts';
import type { DatabaseServer } from './programs.ts';
import { startDatabaseServer } from './programs.ts';

export type Environment = { databases: DatabaseServer; rounds: number };
export type Bench = (environment: Environment) => Promise<Figure[]>;

if (import.meta.main) process.exitCode = await main();

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { rounds: { type: 'string', default: '5' }, help: { type: 'boolean', default: false } },
  });
  const all = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.bench.ts'))
    .map((file) => file.replace('.bench.ts', ''));
  if (values.help) {
    console.log(`usage: npm run bench [-- <name> … --rounds <number>]; the names: ${all.join(', ')}`);
    return 0;
  }
  const unknown = positionals.filter((name) => !all.includes(name));
  if (unknown.length > 0) {
    console.error(`No bench ${unknown.join(', ')}. There are: ${all.join(', ')}`);
    return 2;
  }
  const databases = await startDatabaseServer();
  const figures: Figure[] = [];
  let failed = 0;
  try {
    for (const name of positionals.length > 0 ? positionals : all) {
      const { bench } = (await import(`./${name}.bench.ts`)) as { bench: Bench };
      try {
        const found = await bench({ databases, rounds: Math.max(1, Number(values.rounds)) });
        for (const figure of found) console.log(sentence(name, figure));
        console.log(`     ${name}: load ${loadavg().map(rounded).join(', ')} over 1, 5 and 15 minutes`);
        figures.push(...found);
      } catch (error) {
        failed += 1;
        console.error(`${name}: ${(error as Error).message}`);
      }
    }
  } finally {
    await databases.stop();
  }
  const missed = figures.filter((figure) => !figure.ok).length;
  console.log(`${figures.length - missed} targets met, ${missed} missed, ${failed} benches failed`);
  return missed + failed === 0 ? 0 : 1;
}

function sentence(name: string, { work, unit, own, span, reference, ratio, ratioSpan, target, ok }: Figure): string {
  const compared = ratio === null ? '' : `, ratio ${ratio.toFixed(2)}${between(ratioSpan)}`;
  const beside = reference === null ? '' : `, reference ${rounded(reference)}${compared}`;
  return `${ok ? 'ok  ' : 'MISS'} ${name}: ${work}\n     ${rounded(own)}${between(span)} ${unit}${beside} (target ${target})`;
}

function between(span: Span | undefined): string {
  return span === undefined ? '' : ` (${span.map(rounded).join('–')})`;
}

function rounded(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en-GB') : value.toFixed(2);
}
