import type { Filter, Question } from './find-listed.ts';

export type Param = (value: unknown) => string;

/** SQL: whether people see `restaurant r`; the indexes of places and orders hold these alone. */
export const isPublic = `r.state = 'approved' and r.show`;

/** param: adds a value to the list and answers its parameter's name. */
export function parameters(): { values: unknown[]; param: Param } {
  const values: unknown[] = [];
  return { values, param: (value) => `$${values.push(value)}` };
}

/** SQL conditions on `restaurant r` for a search without its date, and its distance; empty for a search without filters. */
export function restaurantConditions(question: Question, param: Param): string[] {
  const { kitchen, services, ticket, rating, near, text, collection } = question;
  const conditions: string[] = [];
  if (kitchen?.length) conditions.push(`r.kitchens && ${param(kitchen)}::text[]`);
  if (services?.length) conditions.push(`r.services @> ${param(services)}::text[]`);
  if (ticket?.min !== undefined) conditions.push(`r.ticket_avg >= ${param(ticket.min)}`);
  if (ticket?.max !== undefined) conditions.push(`r.ticket_avg <= ${param(ticket.max)}`);
  if (collection) conditions.push(`r.collections @> array[${param(collection)}]::text[]`);
  if (rating) conditions.push(`r.rating_average >= ${param(rating)}`);
  if (text?.among) conditions.push(`r.id = any (${param(text.among.ids)}::uuid[])`);
  else
    for (const { word, kitchens } of text?.terms ?? []) {
      const asked = `search_normal(${param(word)})`;
      const cuisine = kitchens.length > 0 ? ` or r.kitchens && ${param(kitchens)}::text[]` : '';
      conditions.push(`(${asked} <% r.search_text or ${asked} <<% r.dishes_text${cuisine})`);
    }
  if (near) conditions.push(...nearConditions(near, param));
  return conditions;
}

/** The same of all that people see in its place. */
export function publicConditions(question: Question, param: Param): string[] {
  return [isPublic, ...placeConditions(question, 'r.city_id', param), ...restaurantConditions(question, param)];
}

/** SQL: distance in kilometres between `restaurant r` and a point. */
export function distanceSql(from: { latitude: number; longitude: number }, param: Param): string {
  const [latitude, longitude] = [`${param(from.latitude)}::float8`, `${param(from.longitude)}::float8`];
  return `2 * 6371.0088 * asin(sqrt(least(1, power(sin(radians(r.latitude - ${latitude}) / 2), 2)
    + cos(radians(${latitude})) * cos(radians(r.latitude)) * power(sin(radians(r.longitude - ${longitude}) / 2), 2))))`;
}

/** SQL conditions on country, region or city of `restaurant r`; cityColumn: any column with its city. */
export function placeConditions(question: Question, cityColumn: string, param: Param): string[] {
  if (question.cityId !== null) return [`${cityColumn} = ${param(question.cityId)}`];
  const country = `r.country = ${param(question.country)}`;
  if (question.regionIso === null) return [country];
  return [country, `${cityColumn} = any (array(select id from city where region_iso = ${param(question.regionIso)}))`];
}

/** SQL: whether `restaurant r` is within a circle. */
export function nearConditions(near: NonNullable<Filter['near']>, param: Param): string[] {
  const high = near.km / kmPerDegree;
  const wide = high / Math.max(0.01, Math.cos((near.latitude * Math.PI) / 180));
  const corner = (sign: 1 | -1) =>
    `point(${param(near.longitude + sign * wide)}::float8, ${param(near.latitude + sign * high)}::float8)`;
  return [
    `point(r.longitude, r.latitude) <@ box(${corner(1)}, ${corner(-1)})`,
    `${distanceSql(near, param)} <= ${param(near.km)}`,
  ];
}

// Slightly too small, so that the bounding box is never smaller than the circle.
const kmPerDegree = 110;
