import type { Currency } from '@metade/domain/money.ts';
import { toIso } from '@metade/domain/time.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Context } from '../../context.ts';
import { named } from '../../db/named.ts';
import type { Trx } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';

export type Asked = { person: string; reason: string; by: string } & (
  | { kind: 'credit'; amount: number; currency: Currency }
  | { kind: 'vouchers'; count: number }
  | { kind: 'erase' }
);

/** Stores a request for a second admin, replacing an expired one. Answers its id. Throws person_request_waits. */
export async function askAboutPerson(context: Context, trx: Trx, asked: Asked): Promise<string> {
  const now = context.now();
  const { refundRequestHours } = await context.markets.settings();
  await trx.query(
    "update person_request set state = 'expired' where user_id = $1 and kind = $2 and state = 'open' and expires_at <= $3",
    [asked.person, asked.kind, toIso(now)],
  );
  const id = uuidv7();
  const { rowCount } = await trx.query(
    ...named(
      `insert into person_request (id, kind, user_id, amount, currency, count, reason, asked_by, asked_at, expires_at)
       values ($id, $kind, $person, $amount, $currency, $count, $reason, $by, $at, $expires) on conflict (user_id, kind) where state = 'open' do nothing`,
      {
        amount: null,
        currency: null,
        count: null,
        ...asked,
        id,
        at: toIso(now),
        expires: toIso(now + refundRequestHours * 3_600_000),
      },
    ),
  );
  if (rowCount === 0) throw new Refused('person_request_waits');
  return id;
}
