import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importRestaurants } from '@metade/api/features/import/import-restaurants.ts';
import { readImportFile } from '@metade/api/features/import/read-import-file.ts';
import type pg from 'pg';
import { median } from './compare.ts';
import type { Bench } from './run.ts';

const rows = 5000;
const target = 500;

/** Rows a second of a made-up CSV, from the file into the database. */
export const bench: Bench = async ({ databases, rounds }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'metade-bench-import-'));
  const { pool } = await databases.create('bench_import');
  try {
    const speeds: number[] = [];
    for (let round = 0; round < rounds; round += 1) speeds.push(await speedOf(pool, folder, round));
    const own = median(speeds);
    const work = `${rows} rows of a CSV imported as drafts`;
    return [{ work, unit: 'rows/s', own, reference: null, ratio: null, target: `≥ ${target}`, ok: own >= target }];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

async function speedOf(pool: pg.Pool, folder: string, round: number): Promise<number> {
  const file = path.join(folder, `${round}.csv`);
  const lines = Array.from({ length: rows }, (_, i) => {
    const [lat, lng] = [38.7 + (i % 70) / 1000, -9.2 + (i % 90) / 1000];
    return `${round}-${i},Casa Exemplo ${i},PT,"Rua da Prova, ${i}",${lat},${lng},Mo-Sa 12:00-15:00,portuguesa`;
  });
  writeFileSync(file, ['ref,name,country,street,latitude,longitude,opening_hours,kitchens', ...lines].join('\n'));
  const start = performance.now();
  const read = await readImportFile('csv', file, { cityKm: 30, source: 'bench' });
  const { inserted } = await importRestaurants(pool, read.rows);
  if (inserted !== rows) throw new Error(`${inserted} of ${rows} rows came in.`);
  return rows / ((performance.now() - start) / 1000);
}
