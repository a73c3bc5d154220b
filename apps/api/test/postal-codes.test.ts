import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { findBrazilianPostalCode } from '@metade/geo-data/brazilian-postal-codes.ts';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { fakePostalCodes, isUnknownCode, postalCodes } from '../src/adapters/postal-codes.ts';

const offline = postalCodes({ lookupOnline: false });

describe('postal codes without a network', () => {
  it('gives state and city of a Brazilian code, without a street', async () => {
    expect(await offline.find('BR', '01310-100')).toEqual({
      found: {
        zip: '01310-100',
        city: 'São Paulo',
        city_id: 'BR-3550308',
        state: 'São Paulo',
        region_iso: 'BR-SP',
        country: 'BR',
        lat: expect.any(Number),
        lng: expect.any(Number),
        source: 'local',
      },
    });
  });

  it('gives Portuguese and Spanish places, with the locality as district', async () => {
    expect(await offline.find('PT', '3750-012')).toMatchObject({
      found: { city: 'Águeda', district: 'Caselho', state: 'Aveiro', source: 'local' },
    });
    expect(await offline.find('ES', '28013')).toMatchObject({
      found: { city: 'Madrid', state: 'Madrid', region_iso: 'ES-M' },
    });
  });

  it('tells a malformed code from one that nobody has', async () => {
    expect(await offline.find('BR', '1310-100')).toEqual({ malformed: true });
    expect(await offline.find('BR', '001310-100')).toEqual({ malformed: true });
    expect(await offline.find('BR', "01310-100' or 1=1")).toEqual({ malformed: true });
    expect(await offline.find('PT', '0000-000')).toEqual({ found: null });
    expect(await offline.find('BR', '00000-000')).toEqual({ found: null });
    expect(await offline.find('BR', '99999-999')).toEqual({ found: null });
    expect(await offline.find('BR', '99990-000')).toMatchObject({ found: { city: 'Muliterno' } });
    expect(await offline.find('US', '90210')).toEqual({ untold: true });
  });
});

describe('postal codes with the public services', () => {
  it('adds street and district, and believes the service about the city', async () => {
    const codes = fakePostalCodes({
      '01310100': { state: 'SP', city: 'São Paulo', street: 'Avenida Paulista', neighborhood: 'Bela Vista' },
      '78910000': { state: 'RO', city: 'Porto Velho' },
    });
    expect(await codes.find('BR', '01310-100')).toMatchObject({
      found: { street: 'Avenida Paulista', district: 'Bela Vista', source: 'online' },
    });
    expect(await codes.find('BR', '78910-000')).toMatchObject({ found: { city_id: 'BR-1100205', source: 'online' } });
    // One of like digits counts when the service knows it.
    const like = fakePostalCodes({ '22222222': { state: 'RJ', city: 'Rio de Janeiro', street: 'Rua A' } });
    expect(await like.find('BR', '22222-222')).toMatchObject({ found: { street: 'Rua A' } });
  });

  it('believes the service that nobody has a code, and only the one that knows', async () => {
    expect(await fakePostalCodes({ '99999999': null }).find('BR', '99999-999')).toEqual({ found: null });
    const says = (service: string, message: string) =>
      Object.assign(new Error('all failed'), { errors: [{ service, message }] });
    expect(isUnknownCode(says('viacep', 'CEP não encontrado na base do ViaCEP.'))).toBe(true);
    for (const error of [
      says('brasilapi', 'CEP não encontrado na base do BrasilAPI.'),
      says('viacep', 'Erro ao se conectar com o serviço ViaCEP.'),
      new Error('too late'),
      undefined,
    ])
      expect(isUnknownCode(error)).toBe(false);
  });

  it('falls back to its own tables when the service fails', async () => {
    expect(await fakePostalCodes({}).find('BR', '35400-000')).toMatchObject({
      found: { city: 'Ouro Preto', source: 'local' },
    });
  });

  it('does not wait longer than the time-out', async () => {
    const codes = postalCodes({ timeoutMs: 30, askOnline: () => new Promise(() => {}) });
    expect(await codes.find('BR', '35400-000')).toMatchObject({ found: { city: 'Ouro Preto', source: 'local' } });
  });

  it('never asks for a malformed code or one of another country', async () => {
    const asked: string[] = [];
    const codes = postalCodes({
      askOnline: async (cep) => {
        asked.push(cep);
        throw new Error('down');
      },
    });
    await codes.find('BR', '123');
    await codes.find('PT', '1100-148');
    await codes.find('BR', '35400000');
    expect(asked).toEqual(['35400000']);
  });
});

const ranges = new URL('../../../../shared/data/geo/br_cep_ranges.csv.gz', import.meta.url);
if (!existsSync(ranges))
  process.stdout.write('The comparison with a second list of CEP ranges is skipped: ../shared/data is absent.\n');

describe.runIf(existsSync(ranges))('every range of a second list', () => {
  it('has the state right always, and the city in 99 of 100', () => {
    const rows = parse(gunzipSync(readFileSync(ranges)), { columns: true, bom: true }) as Record<string, string>[];
    const whole = rows.filter((r) => r['Tipo de Faixa'] === 'Total do município');
    let right = 0;
    for (const row of whole) {
      const found = findBrazilianPostalCode(String(Number(row['CEP Inicial']) + 1).padStart(8, '0'));
      expect(found?.region, row.Localidade).toBe(`BR-${row.Estado}`);
      if (bare(found!.city.name) === bare(row.Localidade!)) right++;
    }
    expect(whole.length).toBeGreaterThan(5000);
    expect(right / whole.length).toBeGreaterThan(0.99);
  });
});

function bare(name: string) {
  return name
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase();
}
