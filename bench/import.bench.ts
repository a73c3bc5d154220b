import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importRestaurants } from '@metade/api/features/import/import-restaurants.ts';
import { readImportFile } from '@metade/api/features/import/read-import-file.ts';
import type pg from 'pg';
import { type Figure, median, spanOf } from './compare.ts';
import type { Bench } from './run.ts';

const rows = 2000;
const target = 500;

type Ways = { withTables?: boolean; approve?: boolean };
const ways: [string, Ways][] = [
  [`${rows} rows of a CSV imported as drafts`, {}],
  [`${rows} rows imported as drafts with --open-tables`, { withTables: true }],
  [`${rows} rows imported with --approve`, { approve: true }],
  [`${rows} rows imported with --open-tables --approve`, { withTables: true, approve: true }],
];

/** Rows a second of a made-up CSV, from the file into the database. */
export const bench: Bench = async ({ databases, rounds }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'metade-bench-import-'));
  const { pool } = await databases.create('bench_import');
  try {
    const figures: Figure[] = [];
    for (const [way, [work, options]] of ways.entries()) {
      const speeds: number[] = [];
      for (let round = 0; round < rounds; round += 1)
        speeds.push(await speedOf(pool, folder, `${way}-${round}`, options));
      const own = median(speeds);
      figures.push({
        work,
        unit: 'rows/s',
        own,
        span: spanOf(speeds),
        reference: null,
        ratio: null,
        // A month of availability for each is counted as well (docs/decisions/030).
        target: way === ways.length - 1 ? '–' : `≥ ${target}`,
        ok: way === ways.length - 1 || own >= target,
      });
    }
    return figures;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

async function speedOf(pool: pg.Pool, folder: string, name: string, options: Ways): Promise<number> {
  const file = path.join(folder, `${name}.csv`);
  const lines = Array.from({ length: rows }, (_, i) => {
    const [lat, lng] = [38.7 + (i % 70) / 1000, -9.2 + (i % 90) / 1000];
    return `${name}-${i},Casa Exemplo ${i},PT,"Rua da Prova, ${i}",${lat},${lng},Mo-Sa 12:00-15:00,portuguesa`;
  });
  writeFileSync(file, ['ref,name,country,street,latitude,longitude,opening_hours,kitchens', ...lines].join('\n'));
  const start = performance.now();
  const read = await readImportFile('csv', file, { cityKm: 30, source: 'bench' });
  const { inserted } = await importRestaurants(pool, read.rows, options);
  if (inserted !== rows) throw new Error(`${inserted} of ${rows} rows came in.`);
  return rows / ((performance.now() - start) / 1000);
}
