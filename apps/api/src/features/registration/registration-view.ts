import type { Country } from '@metade/contracts/catalogue.ts';
import type { Registration } from '@metade/contracts/registration.ts';
import type { TableSlot } from '@metade/domain/grid.ts';
import { openDays, wholeWorksheet } from '@metade/domain/opening-hours.ts';
import type { RegistrationField, RestaurantState } from '@metade/domain/registration.ts';
import { registrationProgress } from '@metade/domain/registration.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';
import type { Picture } from '../restaurant-pictures/index.ts';
import { picturesView } from '../restaurant-pictures/index.ts';
import { readGrid } from '../restaurants/index.ts';

export type RegistrationRow = {
  id: string;
  state: RestaurantState;
  revision: number;
  slug: string;
  owner_id: string | null;
  company_name: string;
  description: string;
  phone: string | null;
  website: string | null;
  facebook: string | null;
  country: Country;
  zip: string;
  street: string;
  number: string;
  district: string;
  city_id: string | null;
  city: string | null;
  region_iso: string | null;
  region: string | null;
  latitude: number | null;
  longitude: number | null;
  kitchens: string[];
  services: string[];
  ticket_avg: number | null;
  discount_desserts: boolean;
  table_tolerance: number;
  accepted_sizes: (2 | 4 | 6)[];
  confirmation_mode: 'review' | 'instant';
  worksheet: { day: number; time_open: string; time_close: string }[];
  photos: Picture[];
  terms_accepted_at: string | null;
  submitted_at: string | null;
  created_at: string;
  requested: { field: RegistrationField | null; reason: string }[] | null;
};

/** A registration's row. Throws not_found. lock: locks it until the transaction ends. */
export async function readRow(db: Queryable, id: string, lock = false): Promise<RegistrationRow> {
  if (lock) await db.query('select 1 from restaurant where id = $1 for no key update', [id]);
  const { rows } = await db.query<RegistrationRow>(
    `select r.id, r.state, r.revision, r.slug, r.owner_id, r.company_name, r.description, r.phone, r.website, r.facebook, r.country, r.zip, r.street,
       r.number, r.district, r.city_id, c.name as city, c.region_iso, g.name as region, r.latitude, r.longitude, r.kitchens, r.services, r.ticket_avg,
       r.discount_desserts, r.table_tolerance, r.accepted_sizes, r.confirmation_mode, r.worksheet, r.photos, r.terms_accepted_at, r.submitted_at, r.created_at,
       (select e.notes from restaurant_event e where e.restaurant_id = r.id order by e.at desc, e.id desc limit 1) as requested
     from restaurant r left join city c on c.id = r.city_id left join region g on g.iso = c.region_iso where r.id = $1`,
    [id],
  );
  const row = rows[0];
  if (row === undefined) throw new Refused('not_found');
  return row;
}

/** A registration as its team and admins see it. */
export async function readRegistration(context: Context, db: Queryable, id: string): Promise<Registration> {
  const row = await readRow(db, id);
  return registrationView(row, await readGrid(db, id), (await context.markets.market(row.country)).currency);
}

export function registrationView(row: RegistrationRow, grid: TableSlot[], currency: string): Registration {
  const city =
    row.city_id === null || row.city === null || row.region_iso === null || row.region === null
      ? null
      : { _id: row.city_id, name: row.city, region: { iso: row.region_iso, name: row.region } };
  const location =
    row.latitude === null || row.longitude === null ? null : { latitude: row.latitude, longitude: row.longitude };
  const { percent, steps } = progressOf(row, grid);
  return {
    _id: row.id,
    state: row.state,
    revision: row.revision,
    company_name: row.company_name,
    description: row.description,
    phone: row.phone,
    website: row.website,
    facebook: row.facebook,
    country: row.country,
    zip: row.zip,
    street: row.street,
    number: row.number,
    district: row.district,
    city,
    location,
    kitchen: row.kitchens,
    services: row.services,
    ticket_avg: row.ticket_avg === null ? null : { amount: row.ticket_avg, currency },
    currency,
    desserts: row.discount_desserts,
    table_tolerance: row.table_tolerance,
    accepted_sizes: row.accepted_sizes,
    confirmation_mode: row.confirmation_mode,
    worksheet: wholeWorksheet(row.worksheet),
    tables: grid,
    ...picturesView(row.photos),
    terms_accepted: row.terms_accepted_at,
    progress: { percent, steps: steps.map((step) => ({ ...step })) },
    requested: row.requested ?? [],
    submitted: row.submitted_at,
    created: row.created_at,
  };
}

export function progressOf(row: RegistrationRow, grid: readonly TableSlot[]) {
  return registrationProgress({
    company_name: row.company_name,
    description: row.description,
    phone: row.phone,
    zip: row.zip,
    street: row.street,
    number: row.number,
    city: row.city_id,
    location: row.latitude === null ? null : row,
    hasCover: row.photos.some((picture) => picture.kind === 'cover'),
    kitchens: row.kitchens.length,
    ticket_avg: row.ticket_avg,
    openDays: openDays(row.worksheet),
    tables: grid.reduce((sum, slot) => sum + slot.qtd, 0),
    termsAccepted: row.terms_accepted_at !== null,
  });
}
