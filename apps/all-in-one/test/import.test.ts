import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { programEnv } from '@metade/dev-env/program-env.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryOnce } from '../../api/test/support/query-once.ts';
import { startPostgres } from '../src/embedded-postgres.ts';

const program = path.join(import.meta.dirname, '../src/import.ts');
let folder: string;
let postgres: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'metade-import-'));
  postgres = path.join(folder, 'postgres');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('an import without DATABASE_URL goes into the embedded database, whether the marketplace is open or not', async () => {
  expect(await importOne('1', 'Antes')).toContain('1 inserted');
  const open = await startPostgres({ dataDir: postgres });
  try {
    expect(await importOne('2', 'Durante')).toContain('1 inserted');
    const rows = await queryOnce(open.url, 'select company_name from restaurant order by source_ref');
    expect(rows).toEqual([{ company_name: 'Antes' }, { company_name: 'Durante' }]);
  } finally {
    await open.stop();
  }
  expect(await importOne('2', 'Durante')).toContain('1 unchanged');
});

async function importOne(ref: string, name: string): Promise<string> {
  const file = path.join(folder, `${ref}.geojson`);
  const geometry = { type: 'Point', coordinates: [-9.1365, 38.7107] };
  const features = [{ type: 'Feature', properties: { osm_id: ref, name }, geometry }];
  writeFileSync(file, JSON.stringify({ type: 'FeatureCollection', features }));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [program, '--format', 'osm', '--country', 'PT', file],
    {
      cwd: folder,
      env: { ...programEnv(), DATA_DIR: folder },
    },
  );
  return stdout;
}
