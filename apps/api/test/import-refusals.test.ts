import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createPool } from '../src/db/pool.ts';
import { importRestaurants } from '../src/features/import/import-restaurants.ts';
import type { ParsedRow, ReadOptions } from '../src/features/import/imported-restaurant.ts';
import { readImportFile, type ImportFormat } from '../src/features/import/read-import-file.ts';
import { splitStreet } from '../src/features/import/split-street.ts';
import { runImport } from '../src/import.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';

vi.mock('csv-parse/sync', async (original) => {
  const library = await original<typeof import('csv-parse/sync')>();
  return { ...library, parse: vi.fn(library.parse) };
});

const sample = path.resolve(import.meta.dirname, '../../../docs/import-sample.csv');
const folder = mkdtempSync(path.join(tmpdir(), 'import-refusals-'));
let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool(database.url, 2);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
  rmSync(folder, { recursive: true });
});

async function rowsOf(content: string | Buffer, options: Partial<ReadOptions> = {}, format: ImportFormat = 'csv') {
  const file = path.join(folder, 'list');
  writeFileSync(file, content);
  const rows: ParsedRow[] = [];
  const read = await readImportFile(format, file, { cityKm: 30, ...options });
  for await (const row of read.rows) rows.push(row);
  return { rows, encoding: read.encoding };
}

const codes = (rows: ParsedRow[]) => rows.map((row) => ('reject' in row ? row.reject.code : row.ok.company_name));
const stored = (row: ParsedRow | undefined) => (row && 'ok' in row ? row.ok : undefined);
const header = 'ref,name,country,city,street,latitude,longitude,description';
const line = (ref: string, change: { name?: string; point?: string; text?: string; street?: string } = {}) =>
  [
    ref,
    change.name ?? `Casa ${ref}`,
    'PT',
    'Lisboa',
    change.street ?? 'Rua A 1',
    change.point ?? '38.71,-9.13',
    change.text ?? '',
  ].join(',');

test('a row with a text that nobody may store or show is refused with its reason, and the rest goes on', async () => {
  const long = 'x'.repeat(1_000_000);
  const { rows } = await rowsOf(
    [
      header,
      line('1'),
      line('2', { name: 'Casa\u0000Nula' }),
      line('3', { name: '=cmd|x!A1' }),
      line('4', { text: '@SUM(1+1)' }),
      line('5', { name: '<script>alert(1)</script>' }),
      line('6', { text: '<img src=x onerror=alert(1)>' }),
      line('7', { name: 'Casa \u202egnorw' }),
      line('8', { name: 'Casa \u2066x' }),
      line('9', { text: long }),
      line('10', { point: '0,0' }),
      line('11', { point: '0.0,0.000' }),
      line('12', { point: '40.4,-3.7' }),
      line('13', { name: 'Caf\ufffd' }),
      line('14', { name: '' }),
      line('15', { text: '"never closed' }),
      line('16', { text: '"closed, ""with quotes"""' }),
      line('17', { text: `"${long}${long}` }),
      line('18', { name: 'Mais+ Sabor & <3' }),
      line('1'),
    ].join('\n'),
  );
  expect(codes(rows)).toEqual([
    'Casa 1',
    'control_character',
    'formula',
    'formula',
    'markup',
    'markup',
    'bidi_mark',
    'bidi_mark',
    'too_long',
    'point_zero',
    'point_zero',
    'too_far',
    'broken_encoding',
    'unnamed',
    'open_quote',
    'Casa 16',
    'too_long',
    'Mais+ Sabor & <3',
    'duplicate',
  ]);
  expect(rows.map(({ row }) => row)).toEqual(rows.map((_, i) => i + 1));
  for (const row of rows)
    if ('reject' in row) {
      expect(row.reject.detail.length).toBeLessThan(1500);
      expect(row.reject.detail).not.toMatch(/[\u0000-\u001f\u202a-\u202e\u2066-\u2069]/);
    }
});

test('an open quote takes no other row with it, at the end, before a quoted row, and in a field of several lines', async () => {
  const rows = async (...lines: string[]) => codes((await rowsOf([header, ...lines].join('\n'))).rows);
  expect(await rows(line('1', { text: '"open' }))).toEqual(['open_quote']);
  expect(await rows(line('1', { text: '"open' }), line('2', { name: '"Casa, 2"' }), line('3'))).toEqual([
    'open_quote',
    'Casa, 2',
    'Casa 3',
  ]);
  expect(await rows(line('1', { text: '"two\nlines"' }), line('2'))).toEqual(['Casa 1', 'Casa 2']);
  expect(
    await rows(line('1', { text: '"open' }), ...Array.from({ length: 300 }, (_, i) => line(`m${i}`))),
  ).toHaveLength(301);
});

test('open quotes cost what they are long, not the square of it', async () => {
  const text = `"${'x'.repeat(5000)}`;
  for (const quotes of [1, 60]) {
    vi.mocked(parse).mockClear();
    const lines = Array.from({ length: 60 }, (_, i) => line(String(i), { text: i < quotes ? text : text.slice(1) }));
    const content = [header, ...lines].join('\n');
    expect(codes((await rowsOf(content)).rows).filter((code) => code === 'open_quote')).toHaveLength(quotes);
    const read = vi.mocked(parse).mock.calls.reduce((sum, [given]) => sum + given.length, 0);
    expect(read).toBeLessThan(4 * content.length);
  }
});

test('latin-1 and UTF-16 are read as what they are; no letter becomes a replacement character', async () => {
  const content = `${header}\n${line('1', { name: 'Café São João – ñ' })}\n`;
  const latin = Buffer.from(content.replace('–', '\u0096'), 'latin1');
  const found = await rowsOf(latin);
  expect([found.encoding, codes(found.rows)]).toEqual(['windows-1252', ['Café São João – ñ']]);
  const wide = await rowsOf(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(content, 'utf16le')]));
  expect([wide.encoding, codes(wide.rows)]).toEqual(['utf-16le', ['Café São João – ñ']]);
  const plain = await rowsOf(`\ufeff${content}`);
  expect([plain.encoding, codes(plain.rows)]).toEqual(['utf-8', ['Café São João – ñ']]);
});

test('the country is the row’s, else the flag’s, else the row is refused; far from its cities it is refused', async () => {
  const rows = (options: Partial<ReadOptions>) =>
    rowsOf('name,country,latitude,longitude\nAquí,España,38.3452,-0.4810\nAqui,,38.7107,-9.1365\n', options);
  expect((await rows({})).rows.map((row) => stored(row)?.city_id ?? 'refused')).toEqual(['ES-03014', 'refused']);
  expect((await rows({ country: 'PT' })).rows.map((row) => stored(row)?.city_id)).toEqual(['ES-03014', 'PT-1106']);
  expect(codes((await rows({ country: 'BR' })).rows)).toEqual(['Aquí', 'too_far']);
  // Fernando de Noronha is 350 km from anything else.
  expect(codes((await rowsOf('name,country,latitude,longitude\nMar,BR,-5.2,-33.5\n')).rows)).toEqual(['too_far']);
});

test('the limit of distance holds to the kilometre', async () => {
  const at = (km: number) =>
    rowsOf(`name,country,latitude,longitude\nMar,BR,${-3.8576 - km / 111.2},-32.4297\n`, { cityKm: 30 });
  const edge = async (km: number) => codes((await at(km)).rows)[0];
  const [near, far] = [await edge(25), await edge(35)];
  expect([near, far]).toEqual(['Mar', 'too_far']);
});

test('a city that several have is known by its region, its point or its postal code', async () => {
  const { rows } = await rowsOf(
    'name,country,region,city,zip\nA,PT,,Lagoa,\nB,PT,Faro,Lagoa,\nC,PT,,Lagoa,8400-370\nD,PT,,nowhere,\n',
  );
  expect(rows.map((row) => stored(row)?.city_id ?? 'refused')).toEqual(['refused', 'PT-0806', 'PT-0806', 'refused']);
});

test('columns of any names are mapped; one that is not there is told', async () => {
  const content = 'Nombre;Calle;Núm.;CP;Municipio\nEjemplo;Calle Mayor;12;28013;Madrid\n';
  const columns = { name: 'Nombre', street: 'Calle', number: 'Núm.', zip: 'CP', city: 'Municipio' };
  const { rows } = await rowsOf(content, { country: 'ES', columns, source: 'mine' });
  expect(stored(rows[0])).toMatchObject({
    source: 'mine',
    company_name: 'Ejemplo',
    street: 'Calle Mayor',
    number: '12',
    zip: '28013',
    city_id: 'ES-28079',
  });
  await expect(rowsOf(content, { columns: { name: 'Rótulo' } })).rejects.toThrow(
    /no column Rótulo. Its columns: Nombre/,
  );
  await expect(rowsOf(content)).rejects.toThrow(/no known layout: name its columns with --map/);
});

test.each([
  ['Calle Mayor, 12', 'Calle Mayor', '12', ''],
  ['Rua A nº 5 B, 2.º esq.', 'Rua A', '5 B', '2.º esq.'],
  ['Avenida 25 de Abril 10', 'Avenida 25 de Abril', '10', ''],
  ['Rua da Prata', 'Rua da Prata', '', ''],
  ['Plaza Nueva, s/n', 'Plaza Nueva', 's/n', ''],
])('the street of %s is kept', (text, street, number, rest) => {
  expect(splitStreet(text)).toEqual({ street, number, rest });
});

test('addresses of OpenStreetMap are kept however the export writes them, and outlines have a middle', async () => {
  const feature = (properties: object, geometry: object = { type: 'Point', coordinates: [-0.481, 38.3452] }) => ({
    type: 'Feature',
    properties,
    geometry,
  });
  const { rows } = await rowsOf(
    JSON.stringify({
      features: [
        feature({
          osm_id: '1',
          name: 'A',
          'addr:street': 'Calle A',
          'addr:housenumber': '1',
          'addr:postcode': '03001',
        }),
        feature({ '@id': 'node/2', name: 'B', addr_street: 'Calle B', addr_housenumber: 2 }),
        feature({
          osm_id: '3',
          name: 'C',
          other_tags: '"addr:street"=>"Calle \\"C\\"","addr:housenumber"=>"3","cuisine"=>"tapas"',
        }),
        feature({ osm_id: '4', name: 'D', 'addr:full': 'Calle D, 4' }),
        feature(
          { osm_id: '5', name: 'E' },
          {
            type: 'Polygon',
            coordinates: [
              [
                [-0.48, 38.34],
                [-0.48, 38.35],
                [-0.49, 38.35],
                [-0.48, 38.34],
              ],
            ],
          },
        ),
        feature({ osm_id: '6', name: 'F\u0000' }),
        feature({ osm_id: '7', name: 'G' }, { type: 'Point', coordinates: [0, 0] }),
      ],
    }),
    { country: 'ES' },
    'osm',
  );
  expect(rows.map((row) => [stored(row)?.street, stored(row)?.number, stored(row)?.zip])).toEqual([
    ['Calle A', '1', '03001'],
    ['Calle B', '2', ''],
    ['Calle "C"', '3', ''],
    ['Calle D', '4', ''],
    ['', '', ''],
    [undefined, undefined, undefined],
    [undefined, undefined, undefined],
  ]);
  expect(stored(rows[4])).toMatchObject({ lat: 38.345, lng: -0.485, city_id: 'ES-03014' });
  expect(codes(rows).slice(5)).toEqual(['control_character', 'point_zero']);
});

test('the sample of the documentation: drafts, seen by nobody until approved; twice changes nothing', async () => {
  const run = async (approve: boolean) => {
    const { rows } = await readImportFile('csv', sample, { cityKm: 30, source: 'sample' });
    return importRestaurants(pool, rows, { approve });
  };
  const states = async () =>
    (await pool.query("select source_ref, state, street, number from restaurant where source = 'sample' order by 1"))
      .rows;
  expect(await run(false)).toMatchObject({ read: 5, inserted: 3, rejected: 2, reasons: { too_far: 1, point_zero: 1 } });
  expect(await states()).toEqual([
    { source_ref: 's-1', state: 'draft', street: 'Rua da Prata', number: '10' },
    { source_ref: 's-2', state: 'draft', street: 'Calle Mayor', number: '12' },
    { source_ref: 's-3', state: 'draft', street: 'Avenida Afonso Pena', number: '1500' },
  ]);
  expect(await run(false)).toMatchObject({ inserted: 0, changed: 0, unchanged: 3 });
  await pool.query("update restaurant set state = 'paused' where source_ref = 's-3'");
  expect(await run(true)).toMatchObject({ inserted: 0, changed: 2, unchanged: 1 });
  expect((await states()).map(({ state }) => state)).toEqual(['approved', 'approved', 'paused']);
  expect(await run(true)).toMatchObject({ inserted: 0, changed: 0, unchanged: 3 });
});

test('without --approve a public restaurant stays as it is, and the summary says what waits', async () => {
  const list = (ending: string) => {
    const file = path.join(folder, 'public.csv');
    writeFileSync(
      file,
      [header, ...['1', '2', '3'].map((ref) => line(ref, { name: `Casa ${ref}${ending}` }))].join('\n'),
    );
    return file;
  };
  const run = async (file: string, ...more: string[]) =>
    said(['--format', 'csv', file, '--report', path.join(folder, 'public.jsonl'), ...more], async () => ({
      url: database.url,
      stop: async () => {},
    }));
  const names = async () =>
    (
      await pool.query<{ company_name: string }>(
        "select company_name from restaurant where company_name like 'Casa _%' order by source_ref",
      )
    ).rows.map((row) => row.company_name);
  expect(await run(list(''))).toMatchObject({ code: 0, text: expect.stringContaining('3 inserted') });
  await pool.query("update restaurant set state = 'approved' where company_name in ('Casa 1', 'Casa 2')");
  expect((await run(list(' nova'))).text).toContain(
    '0 inserted, 1 changed, 2 changed, waits for --approve, 0 unchanged',
  );
  expect(await names()).toEqual(['Casa 1', 'Casa 2', 'Casa 3 nova']);
  expect((await run(list(' nova'), '--dry-run')).text).toContain('waits for --approve');
  expect((await run(list(' nova'), '--approve')).text).toContain('0 inserted, 3 changed, 0 unchanged');
  expect(await names()).toEqual(['Casa 1 nova', 'Casa 2 nova', 'Casa 3 nova']);
});

test('--dry-run tells the plan and opens no database; wrong arguments are told', async () => {
  const plan = await said(['--format', 'csv', sample, '--dry-run']);
  expect(plan).toEqual({
    code: 0,
    opened: 0,
    text: expect.stringMatching(
      /5 rows \(utf-8\): 3 would come in, 2 would be refused\. Nothing was written\.\nWhat has changed .* waits for --approve\.\nIn 3 cities:\n(?: {2}.+, (?:PT|ES|BR): 1\n){3}Refused:\n {2}too_far: 1 \(row 4: .*\)\n {2}point_zero: 1 \(row 5/,
    ),
  });
  for (const [args, words] of [
    [['--format', 'csv', sample, '--country', 'XX'], '--country XX'],
    [['--format', 'csv', sample, '--map', 'nom=Nombre'], '--map: "nom"'],
    [['--format', 'osm', sample, '--map', 'name=Nombre'], '--map and --source'],
    [['--format', 'csv', sample, sample], 'One file'],
    [['--format', 'csv', sample, '--aprove'], '--aprove'],
  ] as const)
    expect(await said([...args]), args.join(' ')).toMatchObject({
      code: 2,
      opened: 0,
      text: expect.stringContaining(words),
    });
});

test('docs/import.md names every column and every reason there is', () => {
  const docs = readFileSync(path.join(path.dirname(sample), 'import.md'), 'utf8');
  const source = readFileSync(
    path.resolve(import.meta.dirname, '../src/features/import/imported-restaurant.ts'),
    'utf8',
  );
  const reasons = /RejectCode =([^;]+);/.exec(source)?.[1]?.match(/\w+/g) ?? [];
  expect(reasons.length).toBeGreaterThan(10);
  for (const reason of reasons) expect(docs).toContain(`\`${reason}\``);
});

async function said(args: string[], open?: () => Promise<{ url: string; stop(): Promise<void> }>) {
  let text = '';
  let opened = 0;
  const [out, err] = [process.stdout.write, process.stderr.write];
  const take = (chunk: unknown) => {
    text += String(chunk);
    return true;
  };
  Object.assign(process.stdout, { write: take });
  Object.assign(process.stderr, { write: take });
  try {
    const code = await runImport(args, async () => {
      opened++;
      if (open) return open();
      throw new Error('no database is wanted');
    });
    return { code, opened, text };
  } finally {
    Object.assign(process.stdout, { write: out });
    Object.assign(process.stderr, { write: err });
  }
}
