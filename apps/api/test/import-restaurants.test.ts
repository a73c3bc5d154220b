import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool } from '../src/db/pool.ts';
import { importRestaurants } from '../src/features/import/import-restaurants.ts';
import { readImportFile, type ImportFormat } from '../src/features/import/read-import-file.ts';
import type { ReadOptions } from '../src/features/import/imported-restaurant.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';

let database: TestDatabase;
let pool: pg.Pool;
const folder = mkdtempSync(path.join(tmpdir(), 'import-'));

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool(database.url, 4);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

describe('importing restaurants', () => {
  it('inserts with places, slugs and hours; a second run changes nothing', async () => {
    const file = osmFile('first', [
      { osm_id: '1', name: 'Casa Prova', opening_hours: 'Mo-Sa 12:00-15:00,19:00-23:00' },
      { osm_id: '2', name: 'Casa Prova' },
      { osm_id: '3', name: null },
    ]);
    expect(await run('osm', file)).toMatchObject({
      read: 3,
      inserted: 2,
      changed: 0,
      unchanged: 0,
      rejected: 1,
      slots: 0,
      reasons: { unnamed: 1 },
    });
    const { rows } = await pool.query(
      `select r.slug, r.state, r.show, r.time_zone, r.worksheet, c.name as city, g.name as region
       from restaurant r join city c on c.id = r.city_id join region g on g.iso = c.region_iso order by source_ref`,
    );
    expect(rows[0]).toMatchObject({
      slug: 'casa-prova-lisboa',
      state: 'draft',
      show: true,
      time_zone: 'Europe/Lisbon',
      city: 'Lisboa',
      region: 'Lisboa',
    });
    expect(rows[0].worksheet).toHaveLength(13);
    expect(rows[0].worksheet[0]).toEqual({ day: 0, time_open: 'close', time_close: 'close' });
    expect(rows[0].worksheet[2]).toEqual({ day: 1, time_open: '19:00', time_close: '23:00' });
    expect(rows[1].slug).toBe('casa-prova-lisboa-2');

    const before = await everything();
    expect(await run('osm', file)).toMatchObject({ inserted: 0, changed: 0, unchanged: 2, rejected: 1 });
    expect(await everything()).toEqual(before);
  });

  it('changes what the source changed and keeps slug, state and what an owner has taken over', async () => {
    await run(
      'osm',
      osmFile('owned', [
        { osm_id: '11', name: 'Antes Um' },
        { osm_id: '12', name: 'Antes Dois' },
      ]),
    );
    await pool.query(
      `insert into app_user (id, email, password_hash, first_name, last_name) values (gen_random_uuid(), 'owner@example.com', 'x', 'A', 'B')`,
    );
    await pool.query(`update restaurant set owner_id = (select id from app_user limit 1) where source_ref = '11'`);
    await pool.query(`update restaurant set state = 'paused' where source_ref = '12'`);
    const changed = osmFile('owned', [
      { osm_id: '11', name: 'Depois Um' },
      { osm_id: '12', name: 'Depois Dois' },
    ]);
    expect(await run('osm', changed)).toMatchObject({ inserted: 0, changed: 0, waiting: 1, unchanged: 1 });
    expect(await run('osm', changed, true)).toMatchObject({ inserted: 0, changed: 1, waiting: 0, unchanged: 1 });
    const { rows } = await pool.query(
      `select company_name, slug, state from restaurant where source_ref in ('11', '12') order by source_ref`,
    );
    expect(rows).toEqual([
      { company_name: 'Antes Um', slug: 'antes-um-lisboa', state: 'draft' },
      { company_name: 'Depois Dois', slug: 'antes-dois-lisboa', state: 'paused' },
    ]);
  });

  it('opens tables once, within the hours, and makes them bookable', async () => {
    const file = osmFile('tables', [{ osm_id: '21', name: 'Com Mesas', opening_hours: 'Mo-Su 12:00-15:00' }]);
    expect(await run('osm', file, true)).toMatchObject({ inserted: 1, slots: 14 });
    expect(await run('osm', file, true)).toMatchObject({ inserted: 0, unchanged: 1, slots: 0 });
    const { rows } = await pool.query(
      `select distinct s.time, s.period from table_slot s join restaurant r on r.id = s.restaurant_id where r.source_ref = '21'`,
    );
    expect(rows).toEqual([{ time: '13:00', period: 'afternoon' }]);
    const free = await pool.query(
      `select count(*) as days from availability_day a join restaurant r on r.id = a.restaurant_id where r.source_ref = '21'`,
    );
    expect(free.rows[0].days).toBeGreaterThan(29);
  });

  it('stores nothing of a batch that fails', async () => {
    const rows = (
      await readImportFile(
        'osm',
        osmFile('batch', [
          { osm_id: '31', name: 'Fica' },
          { osm_id: '32', name: 'Falha' },
        ]),
        reading,
      )
    ).rows;
    const broken = async function* () {
      for await (const row of rows) {
        if ('ok' in row && row.ok.source_ref === '32') row.ok.city_id = 'PT-9999';
        yield row;
      }
    };
    await expect(importRestaurants(pool, broken())).rejects.toThrow();
    expect((await pool.query(`select 1 from restaurant where source_ref in ('31', '32')`)).rowCount).toBe(0);
  });

  it('serves two importers of one file at once', async () => {
    const file = osmFile(
      'twice',
      Array.from({ length: 450 }, (_, i) => ({ osm_id: `t${i}`, name: `Duas Vezes ${i % 30}` })),
    );
    const both = await Promise.all([run('osm', file), run('osm', file)]);
    expect(both[0].inserted + both[1].inserted).toBe(450);
    expect((await pool.query(`select 1 from restaurant where company_name like 'Duas Vezes %'`)).rowCount).toBe(450);
  });
});

describe('the import command', () => {
  it('prints one summary, writes rejects and warnings to the report, and draws no bar where nobody looks', async () => {
    const report = path.join(folder, 'report.jsonl');
    const file = osmFile('cli', [
      { osm_id: '41', name: 'Linha' },
      { osm_id: '42', name: '' },
      { osm_id: '43', name: 'Hora', opening_hours: 'Apr-Oct' },
    ]);
    const { code, stdout, stderr } = await command(['--format', 'osm', '--country', 'PT', file, '--report', report])
      .done;
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('3 rows read: 2 inserted, 0 changed, 0 unchanged, 1 rejected');
    expect(stdout).toContain(`By row and reason in ${report}`);
    expect(
      readFileSync(report, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { row: 2, kind: 'rejected', code: 'unnamed', detail: '42' },
      { row: 3, kind: 'warning', code: 'hours_not_read', detail: 'Apr-Oct' },
    ]);
  });

  it('reads packed files and refuses wrong arguments, missing files and broken ones', async () => {
    const packed = path.join(folder, 'packed.bin');
    writeFileSync(packed, gzipSync(readFileSync(osmFile('packed', [{ osm_id: '51', name: 'Pacote' }]))));
    expect((await command(['--format', 'osm', '--country', 'PT', packed]).done).stdout).toContain('1 inserted');
    expect(readFileSync(path.join(folder, 'import-report-osm.jsonl'), 'utf8')).toBe('');
    expect(await command(['--format', 'xls', packed]).done).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('usage:'),
    });
    expect(await command(['--format', 'osm']).done).toMatchObject({ code: 2 });
    expect(await command(['--format', 'osm', path.join(folder, 'nowhere')]).done).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('ENOENT'),
    });
    writeFileSync(packed, '{"features": [');
    expect(await command(['--format', 'osm', packed]).done).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('The import stopped'),
    });
  });

  it('killed in the middle leaves whole restaurants only, and a second run completes them', async () => {
    const total = 1000;
    const file = osmFile(
      'killed',
      Array.from({ length: total }, (_, i) => ({ osm_id: `k${i}`, name: `Fim ${i}` })),
    );
    const args = ['--format', 'osm', '--country', 'PT', file, '--open-tables'];
    const { child, done } = command(args);
    while (child.exitCode === null && (await imported()).restaurants < 200) await pause(20);
    child.kill('SIGKILL');
    await done;
    // The server may still be ending the dead importer's last transaction.
    await pool.query('begin; select pg_advisory_xact_lock(76202); commit');
    const partial = await imported();
    expect(partial.restaurants).toBeGreaterThanOrEqual(200);
    expect(partial.restaurants).toBeLessThan(total);
    expect(partial.restaurants % 200).toBe(0);
    expect(partial.slots).toBe(partial.restaurants * 42);
    expect((await command(args).done).stdout).toContain(
      `${total - partial.restaurants} inserted, 0 changed, ${partial.restaurants} unchanged`,
    );
    expect(await imported()).toEqual({ restaurants: total, slots: total * 42 });
  });

  async function imported() {
    const { rows } = await pool.query(
      `select count(distinct r.id) as restaurants, count(s.id) as slots
       from restaurant r left join table_slot s on s.restaurant_id = r.id where r.company_name like 'Fim %'`,
    );
    return rows[0] as { restaurants: number; slots: number };
  }
});

const real = new URL('../../../../shared/data/restaurants/', import.meta.url);
if (!existsSync(real)) process.stdout.write('The import of the real lists is skipped: ../shared/data is absent.\n');

describe.runIf(existsSync(real))('the real lists', () => {
  const lists: [ImportFormat, string, { read: number; rejected: number; hours: number }][] = [
    ['esmadrid', 'esmadrid_restaurantes_v1_es.xml.gz', { read: 978, rejected: 1, hours: 930 }],
    ['osm', 'osm_portugal_restaurants.geojson.gz', { read: 14_572, rejected: 770, hours: 0 }],
    ['csv', 'tripadvisor_ouro_preto_e_mariana_restaurantes.csv', { read: 547, rejected: 4, hours: 0 }],
    ['csv', 'pbh_belo_horizonte_bares_restaurantes_nocpf.csv', { read: 365, rejected: 171, hours: 0 }],
    ['csv', 'comida_di_buteco_rio_2022.csv', { read: 104, rejected: 1, hours: 101 }],
  ];

  it.each(lists)(
    '%s %s: every row is in or refused with a reason, twice alike',
    async (format, name, expected) => {
      const file = fileURLToPath(new URL(name, real));
      const first = await run(format, file);
      expect(first).toMatchObject({
        read: expected.read,
        rejected: expected.rejected,
        inserted: expected.read - expected.rejected,
        changed: 0,
      });
      expect(await run(format, file)).toMatchObject({
        inserted: 0,
        changed: 0,
        unchanged: expected.read - expected.rejected,
      });
    },
    120_000,
  );

  it.each(lists)(
    '%s %s: hours are read, points lie in the country, no e-mail comes along',
    async (format, name, expected) => {
      let hours = 0;
      for await (const row of (await readImportFile(format, fileURLToPath(new URL(name, real)), reading)).rows) {
        if ('reject' in row) {
          expect(row.reject.detail.length + row.reject.code.length).toBeGreaterThan(0);
          continue;
        }
        if (row.ok.worksheet) hours++;
        expect(Object.keys(row.ok)).not.toContain('email');
        expect(row.ok.company_name).not.toMatch(/&\w+;|<\/?\w+>/);
        expect(row.ok.description).not.toMatch(/&nbsp;|<\/?(?:p|strong|em|a)\b/);
      }
      expect(hours).toBeGreaterThanOrEqual(expected.hours);
    },
  );
});

const reading: ReadOptions = { cityKm: 30, country: 'PT' };

async function run(format: ImportFormat, file: string, withTables = false) {
  return importRestaurants(pool, (await readImportFile(format, file, reading)).rows, {
    withTables,
    approve: withTables,
  });
}

function osmFile(name: string, features: object[]) {
  const file = path.join(folder, `${name}.geojson`);
  const all = features.map((properties) => ({
    type: 'Feature',
    properties,
    geometry: { type: 'Point', coordinates: [-9.1365, 38.7107] },
  }));
  writeFileSync(file, JSON.stringify({ type: 'FeatureCollection', features: all }));
  return file;
}

async function everything() {
  return (await pool.query('select * from restaurant order by source_ref')).rows;
}

function command(args: string[]) {
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('../../all-in-one/src/import.ts', import.meta.url)), ...args],
    {
      env: { ...process.env, DATABASE_URL: database.url },
      cwd: folder,
    },
  );
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => (stdout += chunk));
  child.stderr.on('data', (chunk) => (stderr += chunk));
  const done = new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, stdout, stderr })),
  );
  return { child, done };
}
