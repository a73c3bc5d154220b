import { readFileSync } from 'node:fs';
import { once } from './data-file.ts';

/** A municipality's own holiday: `day` is MM-DD of every year. */
export type MunicipalHoliday = { city: string; day: string; name: Record<'en' | 'es' | 'pt', string> };

export const loadMunicipalHolidays: () => readonly MunicipalHoliday[] = once(
  () =>
    JSON.parse(readFileSync(new URL('../data/municipal-holidays.json', import.meta.url), 'utf8')) as MunicipalHoliday[],
);
