import type { Country } from '@metade/contracts/catalogue.ts';
import type { restaurantForm } from '@metade/contracts/registration-forms.ts';
import { openSpans } from '@metade/domain/opening-hours.ts';
import { statesUnderWay } from '@metade/domain/registration.ts';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { acceptPhone } from '../auth/index.ts';
import { recordChange } from '../audit-log/index.ts';
import { commonTimeZone } from '../restaurants/index.ts';
import type { DraftChanges } from './draft-changes.ts';
import { acceptedTerms, checkTables, openCells } from './draft-changes.ts';
import { progressOf, readRegistration, readRow } from './registration-view.ts';
import { refuseFarPin, resolvePlace } from './resolve-place.ts';
import { submit } from './submit-registration.ts';
import { writeChanges } from './write-changes.ts';

/**
 * Begins a registration, or continues the owner's current one, so that a repeated request creates no second. A complete form with
 * accepted terms is submitted at once; pictures follow separately.
 */
export const createRestaurant: Handler<'createRestaurant'> = async (context, { body, session }) => {
  const country: Country = body.country ?? body.address?.[0]?.country ?? 'BR';
  const zone = await commonTimeZone(context.pool, country);
  const changes = await changesOfForm(context, body, country);
  const by = { id: session.userId, role: 'owner' as const };
  const id = await transaction(context.pool, async (trx) => {
    await trx.query('select 1 from app_user where id = $1 for no key update', [session.userId]);
    const { rows } = await trx.query<{ id: string }>(
      'select id from restaurant where owner_id = $1 and state = any ($2) for no key update',
      [session.userId, statesUnderWay],
    );
    let restaurant = rows[0]?.id;
    if (restaurant === undefined) {
      restaurant = uuidv7();
      await trx.query(
        `insert into restaurant (id, slug, owner_id, state, company_name, country, time_zone) values ($1, $2, $3, 'draft', '', $4, $5)`,
        [restaurant, `draft-${restaurant}`, session.userId, country, zone],
      );
      await trx.query("insert into team_member (restaurant_id, user_id, role) values ($1, $2, 'owner')", [
        restaurant,
        session.userId,
      ]);
      await recordChange(trx, { by, what: 'registration.begun', restaurant });
    }
    await writeChanges(trx, restaurant, changes, by);
    const row = await readRow(trx, restaurant);
    const lacking = progressOf(row, []).steps.filter(({ step, done }) => !done && !comesBehind.has(step));
    if (body.terms && row.state === 'draft' && lacking.length === 0) await submit(trx, row, by);
    return restaurant;
  });
  return { _id: id, data: await readRegistration(context, context.pool, id) };
};

// Pictures have operations of their own, and tables can be opened at any time.
const comesBehind = new Set(['pictures', 'tables']);

async function changesOfForm(
  context: Context,
  form: z.output<typeof restaurantForm>,
  country: Country,
): Promise<DraftChanges> {
  const address = form.address?.[0];
  const place =
    address?.zip && address.city
      ? refuseFarPin(
          await resolvePlace(context, { ...address, country, ...address.location }, 'address.0.'),
          'address.0.',
        )
      : {};
  const sizes = form.accepted_sizes ?? ([2, 4, 6] as const).filter((size) => size <= (form.max_places ?? 6));
  if (form.tables || form.worksheet) checkTables(form.worksheet ?? [], form.tables ?? [], sizes, '');
  const columns = {
    country: form.country || address ? country : undefined,
    company_name: form.company_name,
    description: form.description,
    phone: form.phone ? acceptPhone(form.phone, country) : form.phone === '' ? null : form.phone,
    website: form.website,
    facebook: form.facebook,
    street: address?.street,
    number: address?.number,
    district: address?.district,
    zip: address?.zip,
    ...place,
    kitchens: form.kitchen,
    services: form.services,
    ticket_avg: form.ticket_avg ?? undefined,
    discount_desserts: form.desserts,
    table_tolerance: form.table_tolerance,
    accepted_sizes: form.accepted_sizes || form.max_places ? sizes : undefined,
    worksheet: form.worksheet && openSpans(form.worksheet),
    ...(form.terms ? acceptedTerms(context) : {}),
  };
  return {
    columns: Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)),
    week: form.tables ? openCells(form.tables) : null,
  };
}
