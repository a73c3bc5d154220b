import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';

/** The address of a postal code. Street and district are known for some Brazilian codes only. */
export const findPostalCode: Handler<'findPostalCode'> = async (context, { params, query }) => {
  const country = query.country ?? 'BR';
  const answer = await context.postalCodes.find(country, params.postalCode);
  if ('malformed' in answer) throw new Refused('postal_code_malformed');
  if ('untold' in answer) throw new Refused('postal_code_untold');
  const { found } = answer;
  if (found === null) throw new Refused('postal_code_unknown');
  const { zip, street, district, city, city_id, state, region_iso, lat, lng } = found;
  return {
    data: {
      zip,
      street: street ?? null,
      district: district ?? null,
      city,
      city_id,
      state,
      region: { iso: region_iso },
      country,
      location: { latitude: lat, longitude: lng },
    },
  };
};
