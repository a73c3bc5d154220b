export { importRestaurants, type ImportSummary } from './import-restaurants.ts';
export { importFormats, readImportFile, type ImportFormat } from './read-import-file.ts';
export { bareText } from './plain-text.ts';
