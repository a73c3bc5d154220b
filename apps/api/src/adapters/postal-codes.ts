import { foldText } from '@metade/domain/fold-text.ts';
import { loadCities, loadRegions, type City } from '@metade/geo-data/places.ts';
import { findPostalCode, hasPostalCodes, postalDigits } from '@metade/geo-data/postal-codes.ts';
import cepPromise from 'cep-promise';

export type PostalAddress = {
  zip: string;
  /** Known only where a public service was asked, and not for codes of a whole town. */
  street?: string;
  district?: string;
  city: string;
  city_id: string;
  state: string;
  region_iso: string;
  country: string;
  lat: number;
  lng: number;
  source: 'online' | 'local';
};

/**
 * `malformed`: not a code of that country. `null`: well formed, but no place has it. `untold`: we have no data for that country's
 * codes.
 */
export type PostalCodeAnswer = { found: PostalAddress } | { found: null } | { malformed: true } | { untold: true };

export type PostalCodes = { find(country: string, code: string): Promise<PostalCodeAnswer> };

type OnlineAddress = { state: string; city: string; street?: string; neighborhood?: string };

/** What a public service says about a Brazilian code; null: nobody has it. An error means that it cannot be asked. */
export type AskOnline = (cep: string, timeoutMs: number) => Promise<OnlineAddress | null>;

/**
 * Finds the place of a postal code. Brazilian ones are asked of the public services first, which know streets; when they do not
 * answer in time, and for Portugal and Spain always, the tables of this program answer: state and city of any valid code.
 */
export function postalCodes({
  lookupOnline = true,
  timeoutMs = 2500,
  askOnline = askPublicServices,
}: {
  lookupOnline?: boolean;
  timeoutMs?: number;
  askOnline?: AskOnline;
} = {}): PostalCodes {
  return {
    find: async (country, code) => {
      if (!hasPostalCodes(country)) return { untold: true };
      const digits = postalDigits(country, code);
      if (!digits) return { malformed: true };
      const local = findPostalCode(country, digits);
      if (!local) return { found: null };
      const base = toAddress(local.city, local.zip, local.lat, local.lng);
      if (country !== 'BR') {
        const district = local.place === local.city.name ? {} : { district: local.place };
        return { found: { ...base, ...district } };
      }
      const online = lookupOnline
        ? await withTimeout(askOnline(digits, timeoutMs), timeoutMs).catch(() => undefined)
        : undefined;
      if (online) return { found: withStreet(base, online) };
      // Ranges include codes that were never given out: made-up codes lie in one as well.
      return { found: online === null || isPlaceholder(digits) ? null : base };
    },
  };
}

/** For tests and development: what the given table says, with the real local tables behind it. */
export function fakePostalCodes(online: Record<string, Awaited<ReturnType<AskOnline>>>): PostalCodes {
  return postalCodes({
    askOnline: async (cep) => {
      const answer = online[cep];
      if (answer === undefined) throw new Error(`no answer for ${cep}`);
      return answer;
    },
  });
}

/** 99999-999 and the like. */
function isPlaceholder(digits: string): boolean {
  return /^(\d)\1+$/.test(digits);
}

function withStreet(base: PostalAddress, online: OnlineAddress): PostalAddress {
  const city = brazilianCity(online.state, online.city);
  return {
    ...(city && city.id !== base.city_id ? toAddress(city, base.zip, city.lat, city.lng) : base),
    ...(online.street ? { street: online.street } : {}),
    ...(online.neighborhood ? { district: online.neighborhood } : {}),
    source: 'online',
  };
}

function brazilianCity(state: string, name: string): City | undefined {
  const wanted = foldText(name);
  return loadCities().find((city) => city.region === `BR-${state}` && foldText(city.name) === wanted);
}

function toAddress(city: City, zip: string, lat: number, lng: number): PostalAddress {
  const region = loadRegions().find((r) => r.iso === city.region);
  return {
    zip,
    city: city.name,
    city_id: city.id,
    state: region?.name ?? city.region,
    region_iso: city.region,
    country: city.country,
    lat,
    lng,
    source: 'local',
  };
}

async function askPublicServices(cep: string, timeoutMs: number): Promise<OnlineAddress | null> {
  return cepPromise(cep, { timeout: timeoutMs, providers: ['brasilapi', 'viacep'] }).catch((error: unknown) => {
    if (isUnknownCode(error)) return null;
    throw error;
  });
}

/** Whether ViaCEP says that there is no such code; BrasilAPI answers the same for every failure. */
export function isUnknownCode(error: unknown): boolean {
  const { errors = [] } = (error ?? {}) as { errors?: { service?: string; message?: string }[] };
  return errors.some(({ service, message }) => service === 'viacep' && message?.includes('não encontrado'));
}

// The library's own time-out does not end all of its requests, and a caller must not wait for them.
async function withTimeout<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too late')), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
