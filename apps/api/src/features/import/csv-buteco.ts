import { citiesNamed } from './city-named.ts';
import type { CsvRecord, ReadRecord, Warning } from './imported-restaurant.ts';
import { parseOpeningHours } from './parse-opening-hours.ts';
import { readPhone } from './phone-number.ts';

export function isButecoHeader(header: string[]) {
  return ['Restaurante', 'Prato', 'Endereço', 'Bairro', 'Horários'].every((name) => header.includes(name));
}

/** A bar in a dish contest in Rio de Janeiro, with that dish as its menu. The list has no coordinates. */
export function butecoRestaurant(record: CsvRecord): ReadRecord {
  const field = (name: string) => record[name]?.replace(/\s+/g, ' ').trim() ?? '';
  const name = field('Restaurante');
  if (!name) return { reject: { code: 'unnamed', detail: field('Link') } };
  const ref = URL.parse(field('Link'))?.pathname.split('/').filter(Boolean).at(-1);
  if (!ref) return { reject: { code: 'no_reference', detail: name } };
  const address =
    /^(?<street>.*?)\s*(?:\|\s*(?<district>.*?)(?:,|\.-)\s*)?(?<city>[^,|]+?)\s*[–-]\s*(?<state>[A-Z]{2})$/.exec(
      field('Endereço'),
    )?.groups;
  const [city] = citiesNamed('BR', address?.city ?? '', address?.state ?? 'none');
  if (!city) return { reject: { code: 'city_unknown', detail: field('Endereço') } };
  const street = /^(?<street>.*?)\s*,\s*(?<number>(?:\d|s\/n).*)$/i.exec(address?.street ?? '')?.groups;
  const warnings: Warning[] = [];
  const phone = readPhone(field('Telefone'), 'BR');
  if (field('Telefone') && !phone) warnings.push({ code: 'phone_not_read', detail: field('Telefone') });
  const hours = parseOpeningHours(record['Horários'] ?? '');
  if ('reject' in hours) warnings.push({ code: 'hours_not_read', detail: `${hours.reject}: ${field('Horários')}` });
  return {
    ok: {
      source: 'buteco',
      source_ref: ref,
      company_name: name,
      description: '',
      ...(phone ? { phone } : {}),
      country: 'BR',
      city_id: city.id,
      time_zone: city.timeZone,
      street: street?.street ?? address?.street ?? '',
      number: street?.number ?? '',
      district: field('Bairro') || (address?.district ?? ''),
      zip: '',
      kitchens: ['petiscos', 'bar', 'brasileira'],
      ...('ok' in hours ? { worksheet: hours.ok } : {}),
      ...(field('Prato') ? { menu: [{ name: field('Prato'), description: field('Descrição') }] } : {}),
    },
    warnings,
  };
}
