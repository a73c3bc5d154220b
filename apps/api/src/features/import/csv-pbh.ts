import { citiesNamed } from './city-named.ts';
import type { CsvRecord, ReadOptions, ReadRecord, Warning } from './imported-restaurant.ts';
import { judgePoint } from './judge-point.ts';
import { kitchensOfName } from './kitchen-labels.ts';
import { bareText, fromCapitals } from './plain-text.ts';
import { utmToDegrees } from './utm.ts';

export function isPbhHeader(header: string[]) {
  return ['ID_ATIV_ECON_ESTABELECIMENTO', 'NOME_FANTASIA', 'NOME_LOGRADOURO', 'GEOMETRIA'].every((name) =>
    header.includes(name),
  );
}

/**
 * A licence of the city of Belo Horizonte. Only the trade name is used: NOME may be the owner's own name, so a row without
 * NOME_FANTASIA, or with the owner's name in it, is refused, and the tax number is dropped.
 */
export function pbhRestaurant(record: CsvRecord, { cityKm }: ReadOptions): ReadRecord {
  const field = (name: string) => record[name]?.replace(/\s+/g, ' ').trim() ?? '';
  const ref = field('ID_ATIV_ECON_ESTABELECIMENTO');
  const name = fromCapitals(field('NOME_FANTASIA'));
  if (!ref) return { reject: { code: 'no_reference', detail: '' } };
  const owner = field('NOME').replace(/^[\d. ]+/, '');
  const isOwnersName = field('IND_MEI') === 'S' && bareText(owner) === bareText(name);
  if (!name || isOwnersName) return { reject: { code: 'unnamed', detail: ref } };
  const [city] = citiesNamed('BR', 'Belo Horizonte', 'BR-MG');
  if (!city) return { reject: { code: 'city_unknown', detail: ref } };
  const point = pointOf(field('GEOMETRIA'));
  const judged = point && judgePoint('BR', point.lat, point.lng, cityKm);
  if (judged && 'reject' in judged) return judged;
  const warnings: Warning[] = point ? [] : [{ code: 'point_ignored', detail: field('GEOMETRIA') }];
  return {
    ok: {
      source: 'pbh',
      source_ref: ref,
      company_name: name,
      description: '',
      country: 'BR',
      city_id: city.id,
      time_zone: city.timeZone,
      street: fromCapitals(`${field('DESC_LOGRADOURO')} ${field('NOME_LOGRADOURO')}`),
      number: field('NUMERO_IMOVEL').replace(/\.0$/, ''),
      district: fromCapitals(field('NOME_BAIRRO')),
      zip: '',
      ...point,
      kitchens: kitchensOfName(name),
    },
    warnings,
  };
}

/** The surveyed point. LATITUDE and LONGITUDE come from geocoding and are kilometres off in many rows. */
function pointOf(geometry: string) {
  const point = /^POINT \((?<east>\d+(?:\.\d+)?) (?<north>\d+(?:\.\d+)?)\)$/.exec(geometry)?.groups;
  return point && utmToDegrees(Number(point.east), Number(point.north), { zone: 23, south: true });
}
