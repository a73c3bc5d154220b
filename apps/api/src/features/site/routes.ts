import type { Handlers } from '../../http/call.ts';
import { findPostalCode } from './find-postal-code.ts';
import { getCatalogue } from './get-catalogue.ts';
import { getConfig } from './get-config.ts';
import { getGeoip } from './get-geoip.ts';
import { listCountries } from './list-countries.ts';
import { listKitchens } from './list-kitchens.ts';
import { listRegions } from './list-regions.ts';
import { listServices } from './list-services.ts';

export const siteRoutes = {
  listRegions,
  getGeoip,
  listServices,
  listKitchens,
  getCatalogue,
  getConfig,
  listCountries,
  findPostalCode,
} satisfies Partial<Handlers>;
