import { randomInt } from 'node:crypto';
import { normalizeCouponCode } from '@metade/domain/coupon.ts';
import { v7 as uuidv7 } from 'uuid';
import { named } from '../../db/named.ts';
import type { Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { claimKey } from '../../http/idempotency.ts';
import type { RefusalIssue } from '../../refused.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { columnsOf, wrongTerms } from './coupon-terms.ts';
import { couponFile } from './get-coupon.ts';

/** Creates a coupon and, for a batch, its codes: all or nothing. */
export const createCoupon: Handler<'createCoupon'> = async (context, call) => {
  const { body, session } = call;
  const { code, batch, ...terms } = body;
  const settings = await context.markets.settings();
  const fresh = uuidv7();
  const id = await transaction(context.pool, async (trx) => {
    const before = await claimKey(trx, call.claim, fresh);
    if (before !== null) return before;
    const longest = settings.couponCodeMax - (batch === null ? 0 : endLength + 1);
    const issues: RefusalIssue[] = await wrongTerms(context, trx, terms);
    if (code.length > longest) issues.push({ path: 'code', code: 'too_long', params: { max: longest } });
    else if (batch === null && normalizeCouponCode(code, settings) === null)
      issues.push({ path: 'code', code: 'too_short', params: { min: settings.couponCodeMin } });
    else if (await isTaken(trx, code)) issues.push({ path: 'code', code: 'coupon_code_taken' });
    if (issues.length > 0) throw new Refused('invalid_fields', {}, issues);
    const { rowCount } = await trx.query(
      ...named(
        `insert into coupon (id, code, kind, percent, amount, currency, campaign_id, note, valid_from, valid_until, time_zone, total_limit, user_limit, first_order,
           countries, cities, restaurants, sizes, weekdays, single_use, created_by)
         values ($id, $code, $kind, $percent, $amount, $currency, $campaign, $note, ($first_day::date)::timestamp at time zone $zone,
           ($last_day::date + 1)::timestamp at time zone $zone, $zone, $total_limit, $user_limit, $first_order, $countries, $cities, $restaurants, $sizes, $weekdays,
           $single_use, $by) on conflict (code) do nothing`,
        {
          ...(await columnsOf(trx, { ...terms, total_limit: batch === null ? terms.total_limit : null })),
          id: fresh,
          code,
          single_use: batch !== null,
          by: session.userId,
        },
      ),
    );
    // Another admin may have taken the code a moment ago.
    if (rowCount === 0) throw new Refused('invalid_fields', {}, [{ path: 'code', code: 'coupon_code_taken' }]);
    if (batch !== null) await makeCodes(trx, fresh, code, batch);
    await recordChange(trx, {
      by: { id: session.userId, role: 'admin' },
      what: 'coupon.created',
      subject: fresh,
      after: { code, batch, ...terms },
    });
    return fresh;
  });
  return { data: await couponFile(context, id) };
};

const endLength = 6;
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const newEnd = () => Array.from({ length: endLength }, () => signs[randomInt(signs.length)]).join('');

async function isTaken(trx: Trx, code: string): Promise<boolean> {
  const { rowCount } = await trx.query(
    'select 1 from coupon where code = $1 union all select 1 from coupon_code where code = $1',
    [code],
  );
  return rowCount !== 0;
}

async function makeCodes(trx: Trx, coupon: string, begin: string, count: number): Promise<void> {
  for (let made = 0; made < count; ) {
    const codes = Array.from({ length: count - made }, () => `${begin}-${newEnd()}`);
    const { rowCount } = await trx.query(
      `insert into coupon_code (code, coupon_id) select distinct k, $2::uuid from unnest($1::text[]) k
       where not exists (select 1 from coupon c where c.code = k) on conflict do nothing`,
      [codes, coupon],
    );
    made += rowCount ?? 0;
  }
}
