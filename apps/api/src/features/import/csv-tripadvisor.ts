import { nearestCity } from '@metade/geo-data/nearest-city.ts';
import { findPostalCode } from '@metade/geo-data/postal-codes.ts';
import { brazilianCityNamed } from './brazilian-city.ts';
import type { CsvRecord, ReadRecord, Warning } from './imported-restaurant.ts';
import { kitchensOfName } from './kitchen-labels.ts';
import { bareText } from './plain-text.ts';

export function isTripadvisorHeader(header: string[]) {
  return ['restaurante_id', 'nome', 'endereco', 'cidade', 'latitude', 'longitude'].every((name) =>
    header.includes(name),
  );
}

/**
 * A row of Minas Gerais: 'Rua São José, 52, Centro, Ouro Preto, Minas Gerais 35400-000 Brasil', and `indef` for what is missing. Scores and
 * US dollar price ranges are left out: the former are not our diners', the latter no price in reais.
 */
export function tripadvisorRestaurant(record: CsvRecord): ReadRecord {
  const field = (name: string) =>
    record[name]?.trim() === 'indef' ? '' : (record[name]?.replace(/\s+/g, ' ').trim() ?? '');
  const ref = field('restaurante_id');
  const name = field('nome');
  if (!ref) return { reject: { code: 'no_reference', detail: name } };
  if (!name) return { reject: { code: 'unnamed', detail: ref } };
  const address = addressPattern.exec(field('endereco'))?.groups;
  const locality = field('cidade');
  const zip = address?.zip ?? '';
  const city =
    brazilianCityNamed('BR-MG', address?.city ?? '') ??
    brazilianCityNamed('BR-MG', locality) ??
    findPostalCode('BR', zip)?.city ??
    nearestCity('BR', Number(field('latitude')), Number(field('longitude')))?.city;
  if (!city) return { reject: { code: 'city_unknown', detail: field('endereco') || ref } };
  const warnings: Warning[] = [];
  const [lat, lng] = [Number(field('latitude') || Number.NaN), Number(field('longitude') || Number.NaN)];
  const near = nearestCity('BR', lat, lng);
  const inPlace = near && (near.city.id === city.id || Math.hypot(lat - city.lat, lng - city.lng) < 0.5);
  if (!inPlace) warnings.push({ code: 'point_ignored', detail: `${field('latitude')} ${field('longitude')}` });
  return {
    ok: {
      source: 'tripadvisor',
      source_ref: ref,
      company_name: name,
      description: '',
      country: 'BR',
      city_id: city.id,
      time_zone: city.timeZone,
      ...splitStreet(address?.street ?? '', locality),
      zip,
      ...(inPlace ? { lat, lng } : {}),
      kitchens: kitchensOfName(name),
    },
    warnings,
  };
}

const addressPattern =
  /^(?<street>.*?),\s*(?<city>[^,]+),\s*Minas Gerais\s*(?<zip>\d{5}-\d{3})?(?:\s*\d*)\s*(?:Brasil)?$/;

/** 'Rua São José, 52, Centro' and 'Rua Jatoba 75 Rosario': street, number, and what follows them as district. */
function splitStreet(text: string, locality: string) {
  const parts = /^(?<street>\D*?)[\s,]*(?:\bnº\s*)?(?<number>\d+(?:\s?[A-Z]\b)?|S\/?N\b\.?)(?<rest>.*)$/i.exec(
    text,
  )?.groups;
  const rest = (parts?.rest ?? '').replace(/^[\s,\-–]+|[\s,]+$/g, '');
  const places = rest
    .split(/\s*,\s*/)
    .filter((part, i, all) => part && all.findIndex((p) => bareText(p) === bareText(part)) === i);
  return {
    street: (parts?.street ?? text).replace(/[\s,-]+$/, ''),
    number: parts?.number ?? '',
    district: places.at(-1) ?? (parts ? '' : locality),
  };
}
