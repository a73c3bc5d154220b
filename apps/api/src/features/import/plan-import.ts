import { findCity } from '@metade/geo-data/places.ts';
import type { ParsedRow } from './imported-restaurant.ts';

export type ImportPlan = {
  read: number;
  /** Rows to be stored by city ('Lisboa, PT'), most first. */
  cities: [name: string, rows: number][];
  /** Refused rows by reason, with an example of each. */
  refused: [code: string, rows: number, example: string][];
};

/** What importing these rows would do, without a database. */
export async function planImport(rows: AsyncIterable<ParsedRow>): Promise<ImportPlan> {
  const cities = new Map<string, number>();
  const refused = new Map<string, [string, number, string]>();
  let read = 0;
  for await (const row of rows) {
    read++;
    if ('ok' in row) {
      const name = `${findCity(row.ok.city_id)?.name ?? row.ok.city_id}, ${row.ok.country}`;
      cities.set(name, (cities.get(name) ?? 0) + 1);
    } else {
      const { code, detail } = row.reject;
      const [, count, example] = refused.get(code) ?? [code, 0, `row ${row.row}: ${detail.slice(0, 80)}`];
      refused.set(code, [code, count + 1, example]);
    }
  }
  return {
    read,
    cities: [...cities].toSorted(([, a], [, b]) => b - a),
    refused: [...refused.values()].toSorted(([, a], [, b]) => b - a),
  };
}
