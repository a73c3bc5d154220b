import { readFileSync } from 'node:fs';
import { once, readDataFile } from './data-file.ts';

/** A municipality's own holiday: `day` is MM-DD of every year. */
export type MunicipalHoliday = { city: string; day: string; name: Record<'en' | 'es' | 'pt', string> };

/** Handwritten ones with their own names, followed by Brazil's. */
export const loadMunicipalHolidays: () => readonly MunicipalHoliday[] = once(() => {
  const own = readFileSync(new URL('../data/municipal-holidays.json', import.meta.url), 'utf8');
  const { names, days } = JSON.parse(readDataFile('municipal-holidays-br.json.gz')) as {
    names: MunicipalHoliday['name'][];
    days: [ibge: number, day: string, name: number][];
  };
  return [
    ...(JSON.parse(own) as MunicipalHoliday[]),
    ...days.map(([ibge, day, name]) => ({ city: `BR-${ibge}`, day, name: names[name]! })),
  ];
});
