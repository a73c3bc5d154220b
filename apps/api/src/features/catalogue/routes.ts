import type { Handlers } from '../../http/call.ts';
import { exportCatalogue, listCatalogue } from './list-catalogue.ts';
import { mergeCatalogueEntry } from './merge-entry.ts';
import { retireCatalogueEntry } from './retire-entry.ts';
import { addCatalogueEntry, orderCatalogue, saveCatalogueEntry } from './write-entry.ts';

export const catalogueRoutes = {
  listCatalogue,
  exportCatalogue,
  addCatalogueEntry,
  saveCatalogueEntry,
  orderCatalogue,
  retireCatalogueEntry,
  mergeCatalogueEntry,
} satisfies Partial<Handlers>;
