export { importRestaurants, type ImportSummary } from './import-restaurants.ts';
export { importFormats, readImportFile, type ImportFormat } from './read-import-file.ts';
export { planImport, type ImportPlan } from './plan-import.ts';
export { ownColumns } from './csv-own.ts';
export { countryNamed } from './country-named.ts';
export type { ReadOptions } from './imported-restaurant.ts';
