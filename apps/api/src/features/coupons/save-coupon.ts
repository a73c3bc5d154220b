import { toIso } from '@metade/domain/time.ts';
import { named } from '../../db/named.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { readCoupons } from './coupon-reads.ts';
import { columnsOf, wrongTerms } from './coupon-terms.ts';
import { couponFile } from './get-coupon.ts';

/** Saves other terms. Optimistic lock by version; waits for a concurrent use of the coupon. */
export const saveCoupon: Handler<'saveCoupon'> = async (context, { params, body, session }) => {
  const { version, ...terms } = body;
  const { id } = params;
  await transaction(context.pool, async (trx) => {
    const { rows } = await trx.query<{ version: number }>(
      'select version from coupon where id = $1 for no key update',
      [id],
    );
    const [before] = await readCoupons(trx, { id }, { limit: 1, offset: 0 }, context.now());
    if (rows[0] === undefined || before === undefined) throw new Refused('not_found');
    if (rows[0].version !== version) throw new Refused('coupon_changed');
    const issues = await wrongTerms(context, trx, terms);
    if (terms.total_limit !== null && terms.total_limit < before.uses)
      issues.push({ path: 'total_limit', code: 'too_small', params: { min: before.uses } });
    // A date that had passed already may stay.
    const wrong = issues.filter(({ code }) => code !== 'day_over' || terms.last_day !== before.last_day);
    if (wrong.length > 0) throw new Refused('invalid_fields', {}, wrong);
    await trx.query(
      ...named(
        `update coupon set kind = $kind, percent = $percent, amount = $amount, currency = $currency, campaign_id = $campaign, note = $note,
           valid_from = ($first_day::date)::timestamp at time zone $zone, valid_until = ($last_day::date + 1)::timestamp at time zone $zone, time_zone = $zone,
           total_limit = $total_limit, user_limit = $user_limit, first_order = $first_order, countries = $countries, cities = $cities,
           restaurants = $restaurants, sizes = $sizes, weekdays = $weekdays, version = version + 1, terms_since = $now where id = $id`,
        {
          ...(await columnsOf(trx, { ...terms, total_limit: before.batch === null ? terms.total_limit : null })),
          id,
          now: toIso(context.now()),
        },
      ),
    );
    const ids = (list: { _id: string }[] | null) => list?.map(({ _id }) => _id) ?? null;
    await recordChange(trx, {
      by: { id: session.userId, role: 'admin' },
      what: 'coupon.saved',
      subject: id,
      before: {
        ...Object.fromEntries(Object.keys(terms).map((key) => [key, before[key as keyof typeof terms]])),
        cities: ids(before.cities),
        restaurants: ids(before.restaurants),
      },
      after: terms,
    });
  });
  return { data: await couponFile(context, id) };
};
