import { languageOf, localeOfCountry } from '@metade/i18n/locale.ts';
import type { Handler } from '../../http/call.ts';

/** The caller's probable location; Portugal, in Portuguese, by default. `fields` selects from the answer. */
export const getGeoip: Handler<'getGeoip'> = async (context, { query, ip }) => {
  const found = context.geoip.lookup(ip);
  const country = found.country_code ?? 'PT';
  const data = {
    ip,
    country_code: country,
    latitude: found.latitude,
    longitude: found.longitude,
    location: {
      country: found.location ?? 'Portugal',
      languages: [{ code: languageOf(localeOfCountry(found.country_code)) }],
    },
  };
  if (!query.fields) return { data };
  const wanted = new Set(query.fields.split(','));
  return { data: Object.fromEntries(Object.entries(data).filter(([field]) => wanted.has(field))) };
};
