import { findPostalCode } from '@metade/geo-data/postal-codes.ts';
import { SaxesParser } from 'saxes';
import type { ParsedRow, ReadOptions, Warning } from './imported-restaurant.ts';
import { coordinate, judgePoint } from './judge-point.ts';
import { kitchensOfLabels } from './kitchen-labels.ts';
import { parseOpeningHours } from './parse-opening-hours.ts';
import { readPhone } from './phone-number.ts';
import { htmlToText } from './plain-text.ts';

/** Streams the XML of Madrid's tourist board, one `service` element at a time. Throws on broken XML. */
export async function* parseEsmadrid(chunks: AsyncIterable<string>, options: ReadOptions): AsyncGenerator<ParsedRow> {
  const finished: Service[] = [];
  const parser = serviceParser((service) => finished.push(service));
  const seen = new Set<string>();
  let row = 0;
  const drain = function* () {
    for (const service of finished.splice(0)) {
      row++;
      yield seen.has(service.id)
        ? { row, reject: { code: 'duplicate' as const, detail: service.id } }
        : { row, ...toRestaurant(service, options) };
      seen.add(service.id);
    }
  };
  for await (const chunk of chunks) {
    parser.write(chunk);
    yield* drain();
  }
  parser.close();
  yield* drain();
}

type Service = { id: string; fields: Record<string, string>; labels: string[] };

// E-mail is left out on purpose: it is never imported.
const wantedFields = new Set(['name', 'phone', 'body', 'address', 'zipcode', 'latitude', 'longitude']);

function serviceParser(onService: (service: Service) => void) {
  const parser = new SaxesParser();
  let service: Service | undefined;
  let text = '';
  let item = '';
  parser.on('opentag', (tag) => {
    text = '';
    if (tag.name === 'service') service = { id: String(tag.attributes.id ?? ''), fields: {}, labels: [] };
    if (tag.name === 'item') item = String(tag.attributes.name ?? '');
  });
  parser.on('text', (part) => (text += part));
  parser.on('cdata', (part) => (text += part));
  parser.on('closetag', (tag) => {
    if (!service) return;
    if (wantedFields.has(tag.name)) service.fields[tag.name] = text;
    if (tag.name === 'item' && item === 'Horario') service.fields.hours = text;
    if (tag.name === 'item' && (item === 'Categoria' || item === 'SubCategoria')) service.labels.push(text.trim());
    if (tag.name === 'service') {
      onService(service);
      service = undefined;
    }
  });
  return parser;
}

/** A record as a restaurant, or the reason for refusing it. */
function toRestaurant({ id, fields, labels }: Service, { cityKm }: ReadOptions) {
  const name = htmlToText(fields.name ?? '');
  if (!id) return { reject: { code: 'no_reference' as const, detail: name } };
  if (!name) return { reject: { code: 'unnamed' as const, detail: id } };
  const warnings: Warning[] = [];
  const place = findPlace(fields, warnings, cityKm);
  if (place && 'reject' in place) return place;
  if (!place)
    return {
      reject: { code: 'city_unknown' as const, detail: `${fields.zipcode} ${fields.latitude} ${fields.longitude}` },
    };
  const phoneText = fields.phone?.trim() ?? '';
  const phone = readPhone(phoneText, 'ES');
  if (phoneText && !phone) warnings.push({ code: 'phone_not_read', detail: phoneText });
  const hoursText = htmlToText(fields.hours ?? '');
  const hours = parseOpeningHours(hoursText);
  if ('reject' in hours && hoursText)
    warnings.push({ code: 'hours_not_read', detail: `${hours.reject}: ${hoursText}` });
  return {
    ok: {
      source: 'esmadrid',
      source_ref: id,
      company_name: name,
      description: htmlToText(fields.body ?? '').replace(/[,:]?\s*\S+@[\w-]+(?:\.[\w-]+)+/g, ''),
      ...(phone ? { phone } : {}),
      country: 'ES' as const,
      city_id: place.city.id,
      time_zone: place.city.timeZone,
      ...splitAddress(htmlToText(fields.address ?? '')),
      district: '',
      zip: place.zip,
      ...place.point,
      kitchens: [...new Set(kitchensOfLabels(labels))],
      ...('ok' in hours ? { worksheet: hours.ok } : {}),
    },
    warnings,
  };
}

function findPlace(fields: Record<string, string>, warnings: Warning[], cityKm: number) {
  const zip = (fields.zipcode ?? '').trim();
  const postal = findPostalCode('ES', zip);
  const judged = judgePoint('ES', coordinate(fields.latitude ?? ''), coordinate(fields.longitude ?? ''), cityKm);
  if ('reject' in judged) return judged;
  if ('missing' in judged) warnings.push({ code: 'point_ignored', detail: `${fields.latitude} ${fields.longitude}` });
  const city = postal?.city ?? ('city' in judged ? judged.city : undefined);
  return city && { city, point: 'point' in judged ? judged.point : {}, zip: postal ? zip : '' };
}

/** 'de Embajadores, 181 B': the source drops "Calle" but keeps its preposition. */
function splitAddress(address: string) {
  const parts = /^(?<street>.*?)(?:\s*,\s*|\s+(?=\d))(?<number>(?:\d|s\/n).*?)?[\s,]*$/i.exec(address)?.groups;
  const street = (parts?.street ?? address).replace(/^(?:de|del)\s+(?=\S)/, '').trim();
  return { street: street.charAt(0).toUpperCase() + street.slice(1), number: (parts?.number ?? '').trim() };
}
