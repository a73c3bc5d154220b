import type { RestaurantProfile, RestaurantProfileChanges } from '@metade/contracts/restaurant-profile.ts';
import { openSpans } from '@metade/domain/opening-hours.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { acceptPhone } from '../auth/index.ts';
import { hoursIssues, writeChanges } from '../registration/index.ts';
import { refuseWithheld } from '../restaurants/index.ts';
import { readProfile } from './profile-view.ts';

/** Saves the given fields, unless somebody else changed the restaurant since it was read. */
export const updateRestaurantProfile: Handler<'updateRestaurantProfile'> = async (
  context,
  { body, restaurant, session, role },
) => {
  const { revision, ...fields } = body;
  await transaction(context.pool, async (trx) => {
    const current = await readProfile(context, trx, restaurant, true);
    if (current.state !== 'approved' && current.state !== 'paused')
      throw new Refused('restaurant_state', { state: current.state });
    if (revision !== current.revision) throw new Refused('restaurant_changed', { current });
    if (fields.show === true && !current.show) await refuseWithheld(trx, restaurant, 'shown', context.now());
    const columns = columnsOf(fields, current);
    if (Object.keys(columns).length > 0)
      await writeChanges(trx, restaurant, { columns, week: null }, { id: session.userId, role }, 'profile.saved');
  });
  return { data: await readProfile(context, context.pool, restaurant) };
};

type Fields = Omit<RestaurantProfileChanges, 'revision'>;

function columnsOf(fields: Fields, { country }: RestaurantProfile): Record<string, unknown> {
  const { kitchen, desserts, phone, worksheet, accepted_sizes, more, ...same } = fields;
  const issues = hoursIssues(worksheet ?? [], '');
  if (issues.length > 0) throw new Refused('invalid_fields', {}, issues);
  const columns = {
    ...same,
    kitchens: kitchen,
    discount_desserts: desserts,
    phone: phone === undefined ? undefined : acceptPhone(phone, country, 'phone'),
    accepted_sizes: accepted_sizes && [...new Set(accepted_sizes)].toSorted(),
    more: more && Object.fromEntries(Object.entries(more).filter(([, text]) => text)),
    worksheet: worksheet && openSpans(worksheet),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
