import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { ParsedRow, ReadOptions } from '../src/features/import/imported-restaurant.ts';
import { kitchensOfName } from '../src/features/import/kitchen-labels.ts';
import { parseCsv } from '../src/features/import/parse-csv.ts';
import { parseEsmadrid } from '../src/features/import/parse-esmadrid.ts';
import { parseOsm } from '../src/features/import/parse-osm.ts';
import { fromCapitals, htmlToText } from '../src/features/import/plain-text.ts';
import { utmToDegrees } from '../src/features/import/utm.ts';

const options: ReadOptions = { cityKm: 30, country: 'PT' };

async function read(
  parse: (text: AsyncIterable<string>, options: ReadOptions) => AsyncGenerator<ParsedRow>,
  text: string,
  reading = options,
) {
  // Cut where no boundary is, as a network or a disk would.
  const chunks = text.match(/[\s\S]{1,37}/g) ?? [];
  const rows: ParsedRow[] = [];
  for await (const row of parse(Readable.from(chunks), reading)) rows.push(row);
  return rows;
}

const service = (id: string, inner: Record<string, string>) => `<service id="${id}"><basicData>
  <name><![CDATA[${inner.name ?? 'Casa Prueba'}]]></name><email>nobody@example.com</email><phone>${inner.phone ?? '(+34) 915 21 95 66 '}</phone>
  <body><![CDATA[${inner.body ?? ''}]]></body><web>http://www.example.com</web></basicData>
  <geoData><address>${inner.address ?? 'de la Palma, 62'}</address><zipcode>${inner.zip ?? '28015'}</zipcode>
  <latitude>${inner.lat ?? '40.4268'}</latitude><longitude>-3.7056</longitude></geoData>
  <extradata><categorias><categoria><item name="Categoria">${inner.label ?? 'Gallega'}</item></categoria></categorias>
  <item name="Horario"><![CDATA[${inner.hours ?? ''}]]></item></extradata></service>`;

describe('the tourist board of Madrid', () => {
  it('gives plain text, a split address, our kitchens, hours, and no e-mail', async () => {
    const [row] = await read(
      parseEsmadrid,
      `<serviceList>${service('7', {
        name: 'Caf&eacute; Prueba',
        body: '<p><strong>Caf&eacute;</strong> con&nbsp;arte.</p><p>Segunda l&iacute;nea &amp; fin, casa@example.com.</p>',
        hours: '<p>Lun &ndash; s&aacute;b: 13:00 &ndash; 16:00 h</p>',
      })}</serviceList>`,
    );
    expect(row).toMatchObject({
      row: 1,
      warnings: [],
      ok: {
        source: 'esmadrid',
        source_ref: '7',
        company_name: 'Café Prueba',
        description: 'Café con arte.\nSegunda línea & fin.',
        phone: '+34915219566',
        country: 'ES',
        city_id: 'ES-28079',
        time_zone: 'Europe/Madrid',
        street: 'La Palma',
        number: '62',
        zip: '28015',
        lat: 40.4268,
        kitchens: ['galega'],
      },
    });
    expect(JSON.stringify(row)).not.toContain('example.com');
    expect('ok' in row! && row.ok.worksheet?.[1]).toEqual({ day: 1, spans: [{ open: '13:00', close: '16:00' }] });
  });

  it('refuses and warns with reasons', async () => {
    const rows = await read(
      parseEsmadrid,
      `<serviceList>${[
        service('1', { name: ' ' }),
        service('', {}),
        service('2', { zip: '', lat: 'x' }),
        service('3', {}),
        service('3', {}),
        service('4', { phone: '12', hours: 'Consultar', label: 'Marciana' }),
      ].join('')}</serviceList>`,
    );
    expect(rows.map((r) => ('reject' in r ? r.reject.code : 'ok'))).toEqual([
      'unnamed',
      'no_reference',
      'city_unknown',
      'ok',
      'duplicate',
      'ok',
    ]);
    expect(rows[5]).toMatchObject({
      warnings: [{ code: 'phone_not_read' }, { code: 'hours_not_read' }],
    });
  });

  it('throws on broken XML after the rows before it', async () => {
    const rows = parseEsmadrid(
      Readable.from([`<serviceList>${service('1', {})}`, '<service id="2"><basicData></service>']),
      options,
    );
    expect((await rows.next()).value).toMatchObject({ row: 1 });
    await expect(rows.next()).rejects.toThrow();
  });
});

describe('OpenStreetMap', () => {
  const collection = (...features: unknown[]) => JSON.stringify({ type: 'FeatureCollection', features });
  const feature = (properties: object, coordinates: unknown = [-9.1365, 38.7107]) => ({
    type: 'Feature',
    properties,
    geometry: { type: 'Point', coordinates },
  });

  it('places a named point in the city of its nearest postal code and takes tags that are there', async () => {
    const rows = await read(
      parseOsm,
      collection(
        feature({ osm_id: '11', name: 'Marisqueira  Prova' }),
        feature(
          {
            osm_id: '12',
            name: 'Prova',
            opening_hours: 'Mo-Su 12:00-15:00',
            cuisine: 'pizza;italian',
            website: 'prova.example',
            phone: '213 456 789',
          },
          [-25.6687, 37.7412],
        ),
      ),
    );
    expect(rows[0]).toMatchObject({
      row: 1,
      ok: {
        source: 'osm',
        source_ref: '11',
        company_name: 'Marisqueira Prova',
        city_id: 'PT-1106',
        kitchens: ['marisqueira'],
      },
    });
    expect(rows[1]).toMatchObject({
      ok: {
        time_zone: 'Atlantic/Azores',
        kitchens: ['pizzaria', 'italiana'],
        website: 'https://prova.example/',
        phone: '+351213456789',
      },
    });
    expect('ok' in rows[1]! && rows[1].ok.worksheet?.[0]?.spans).toEqual([{ open: '12:00', close: '15:00' }]);
  });

  it('refuses the unnamed, the unplaced, the far away and the doubled', async () => {
    const rows = await read(
      parseOsm,
      collection(
        feature({ osm_id: '1', name: null }),
        feature({ osm_id: '2', name: 'A' }, ['x', 1]),
        feature({ osm_id: '3', name: 'A' }, [2.3, 48.8]),
        feature({ name: 'A' }),
        feature({ osm_id: '4', name: 'A' }),
        feature({ osm_id: '4', name: 'A' }),
      ),
    );
    expect(rows.map((r) => ('reject' in r ? r.reject.code : 'ok'))).toEqual([
      'unnamed',
      'no_place',
      'too_far',
      'no_reference',
      'ok',
      'duplicate',
    ]);
  });

  it('throws on JSON that ends too early', async () => {
    await expect(read(parseOsm, collection(feature({ osm_id: '1', name: 'A' })).slice(0, -20))).rejects.toThrow();
  });
});

describe('Brazilian lists', () => {
  it('reads an address written in one string, with indef for what is missing', async () => {
    const header = 'restaurante_id,nome,endereco,cidade,nota,qtd_avaliacoes,faixa_preco,latitude,longitude,fonte';
    const rows = await read(
      parseCsv,
      [
        header,
        '1,Bar Prova,"Rua Jatoba 75 Rosario, Mariana, Minas Gerais 35420-000 Brasil",Mariana ,4.5,9,US$ 1 - US$ 9,-20.3712,-43.4101,https://x.example',
        '2,Prova,"Rua A, 480 - Centro, Lavras Novas, Ouro Preto, Minas Gerais Brasil",Lavras Novas ,indef,0,indef,indef,indef,x',
        '3,indef,indef,Ouro Preto ,indef,0,indef,-20.37,-43.5,x',
      ].join('\n'),
    );
    expect(rows[0]).toMatchObject({
      ok: {
        city_id: 'BR-3140001',
        street: 'Rua Jatoba',
        number: '75',
        district: 'Rosario',
        zip: '35420-000',
        lat: -20.3712,
        kitchens: ['bar'],
      },
    });
    expect(rows[1]).toMatchObject({
      ok: { city_id: 'BR-3146107', street: 'Rua A', number: '480', district: 'Lavras Novas', zip: '' },
      warnings: [{ code: 'point_ignored' }],
    });
    expect('ok' in rows[1]! && rows[1].ok.lat).toBeUndefined();
    expect(rows[2]).toMatchObject({ reject: { code: 'unnamed' } });
  });

  it("shows a licence's trade name only, and believes the surveyed point", async () => {
    const header =
      'ID_ATIV_ECON_ESTABELECIMENTO;IND_MEI;DESC_LOGRADOURO;NOME_LOGRADOURO;NUMERO_IMOVEL;NOME_BAIRRO;NOME;NOME_FANTASIA;CNPJ;GEOMETRIA;LATITUDE;LONGITUDE';
    const rows = await read(
      parseCsv,
      [
        header,
        '1;N;AVENIDA;DA PROVA;118.0;PADRE EUSTAQUIO;FULANO DE TAL;PIZZARIA E BAR DA PROVA;71102990000117.0;POINT (606030.0 7796970.0);-19.8;-44.0',
        '2;S;RUA;A;1.0;B;12.345.678 FULANO DE TAL;;71102990000117.0;POINT (606030.0 7796970.0);;',
        '3;S;RUA;A;1.0;B;12.345.678 FULANO DE TAL;FULANO DE TAL;71102990000117.0;POINT (606030.0 7796970.0);;',
      ].join('\n'),
    );
    expect(rows[0]).toMatchObject({
      ok: {
        company_name: 'Pizzaria e Bar da Prova',
        street: 'Avenida da Prova',
        number: '118',
        district: 'Padre Eustaquio',
        kitchens: ['pizzaria', 'bar'],
      },
    });
    expect('ok' in rows[0]! && rows[0].ok.lat).toBeCloseTo(-19.92, 2);
    expect(JSON.stringify(rows[0])).not.toMatch(/FULANO|Fulano|7110299/);
    expect(rows.slice(1).map((r) => 'reject' in r && r.reject.code)).toEqual(['unnamed', 'unnamed']);
  });

  it('takes a contest dish as menu and a city from the end of the address', async () => {
    const header = 'Ido,Restaurante,Prato,Descrição,Nota (1 a 5),Endereço,Bairro,Como chegar,Link,Telefone,Horários';
    const [row] = await read(
      parseCsv,
      `${header}\nFALSE,Bar Prova,Pastel,De queijo,,"Rua A, 40 – Loja | Icaraí, Niterói – RJ",Icaraí,x,http://x.example/bar-prova/,(21) 3579-1497,"Sábados, das 12h à 1h"\n`,
    );
    expect(row).toMatchObject({
      ok: {
        source_ref: 'bar-prova',
        city_id: 'BR-3303302',
        street: 'Rua A',
        number: '40 – Loja',
        phone: '+552135791497',
        menu: [{ name: 'Pastel' }],
      },
    });
  });

  it('refuses a file of unknown columns', async () => {
    await expect(read(parseCsv, 'a,b\n1,2\n')).rejects.toThrow(/no known layout.*a, b/);
    await expect(read(parseCsv, '')).rejects.toThrow(/no known layout/);
  });
});

it('turns UTM metres into degrees', () => {
  // The centre of zone 23: 500 km east is the meridian 45° W; the equator is 10,000 km north.
  expect(utmToDegrees(500_000, 10_000_000, { zone: 23, south: true })).toEqual({ lat: 0, lng: -45 });
  // The CN Tower, as encyclopedias give it in both forms.
  const { lat, lng } = utmToDegrees(630_084, 4_833_438, { zone: 17, south: false });
  expect(lat).toBeCloseTo(43 + 38 / 60 + 33.24 / 3600, 4);
  expect(lng).toBeCloseTo(-(79 + 23 / 60 + 13.7 / 3600), 4);
});

it('makes text plain', () => {
  expect(htmlToText('<p>A&nbsp;<b>b</b></p>\n\n<p> &amp;ntilde;&lt;i&gt; </p><script>x()</script>')).toBe('A b\nñ<i>');
  expect(fromCapitals('BAR DO  ZÉ E FILHOS')).toBe('Bar do Zé e Filhos');
  expect(fromCapitals('Bar do Zé')).toBe('Bar do Zé');
});

it('hears kitchens in names', () => {
  expect(kitchensOfName('Churrasqueira & Pizzaria do Zé')).toEqual(['pizzaria', 'grelhados']);
  expect(kitchensOfName('O Paulo')).toEqual([]);
});
