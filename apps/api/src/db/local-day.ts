/** SQL: the time zone of a city `c`, or where none is known of the first of its country's; for leads, whose city may be anything. */
export const zoneOfPlace = (country: string) =>
  `coalesce(c.time_zone, (select z.time_zone from city z where z.country = ${country} order by z.id limit 1), 'UTC')`;
