import type { Handlers } from '../../http/call.ts';
import { listSavedFilters, removeFilter, renameFilter, saveFilter } from './saved-filters.ts';

export const savedFilterRoutes = {
  listSavedFilters,
  saveFilter,
  renameFilter,
  removeFilter,
} satisfies Partial<Handlers>;
