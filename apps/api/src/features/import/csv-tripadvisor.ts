import { findPostalCode } from '@metade/geo-data/postal-codes.ts';
import { citiesNamed } from './city-named.ts';
import type { CsvRecord, ReadOptions, ReadRecord, Warning } from './imported-restaurant.ts';
import { coordinate, judgePoint } from './judge-point.ts';
import { kitchensOfName } from './kitchen-labels.ts';
import { bareText } from './plain-text.ts';

export function isTripadvisorHeader(header: string[]) {
  return ['restaurante_id', 'nome', 'endereco', 'cidade', 'latitude', 'longitude'].every((name) =>
    header.includes(name),
  );
}

/**
 * A row of Minas Gerais: 'Rua São José, 52, Centro, Ouro Preto, Minas Gerais 35400-000 Brasil', and `indef` for missing values.
 * Drops scores (not from our diners) and US dollar price ranges.
 */
export function tripadvisorRestaurant(record: CsvRecord, { cityKm }: ReadOptions): ReadRecord {
  const field = (name: string) =>
    record[name]?.trim() === 'indef' ? '' : (record[name]?.replace(/\s+/g, ' ').trim() ?? '');
  const ref = field('restaurante_id');
  const name = field('nome');
  if (!ref) return { reject: { code: 'no_reference', detail: name } };
  if (!name) return { reject: { code: 'unnamed', detail: ref } };
  const address = addressPattern.exec(field('endereco'))?.groups;
  const locality = field('cidade');
  const zip = address?.zip ?? '';
  const judged = judgePoint('BR', coordinate(field('latitude')), coordinate(field('longitude')), cityKm);
  if ('reject' in judged) return judged;
  const near = 'city' in judged ? judged : undefined;
  const city =
    citiesNamed('BR', address?.city ?? '', 'BR-MG')[0] ??
    citiesNamed('BR', locality, 'BR-MG')[0] ??
    findPostalCode('BR', zip)?.city ??
    near?.city;
  if (!city) return { reject: { code: 'city_unknown', detail: field('endereco') || ref } };
  const warnings: Warning[] = [];
  const inPlace =
    near && (near.city.id === city.id || Math.hypot(near.point.lat - city.lat, near.point.lng - city.lng) < 0.5);
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
      // An address in another form is kept whole.
      ...splitStreet(address?.street ?? field('endereco'), locality),
      zip,
      ...(inPlace ? near.point : {}),
      kitchens: kitchensOfName(name),
    },
    warnings,
  };
}

const addressPattern =
  /^(?<street>.*?),\s*(?<city>[^,]+),\s*Minas Gerais\s*(?<zip>\d{5}-\d{3})?(?:\s*\d*)\s*(?:Brasil)?$/;

/** 'Rua São José, 52, Centro' and 'Rua Jatoba 75 Rosario': street, number, and the rest as district. */
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
