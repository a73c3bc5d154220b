import { fromIso, toIso } from '@metade/domain/time.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { retakeTable } from '../orders/index.ts';
import { readParty } from './party-reads.ts';
import { refuseTooEarly } from './refuse-too-early.ts';

type Facts = { state: string; slot_id: string; date: string; starts_at: string; country: string; time_zone: string };

/** Marks a party as arrived, expected or cancelled; reinstating a cancelled one takes its table again if it is free. */
export const moveParty: Handler<'moveParty'> = async (context, { restaurant, params, body, session, role }) => {
  const now = context.now();
  await transaction(context.pool, async (trx) => {
    const { rows } = await trx.query<Facts>(
      `select p.state, p.slot_id, p.date, p.starts_at, r.country, r.time_zone from house_party p join restaurant r on r.id = p.restaurant_id
       where p.id = $1 and p.restaurant_id = $2 for update of p`,
      [params.party, restaurant],
    );
    const party = rows[0];
    if (party === undefined) throw new Refused('not_found');
    const { settings } = await context.markets.market(party.country);
    if (body.state === 'here') refuseTooEarly(fromIso(party.starts_at), party.time_zone, now, settings);
    if (party.state === body.state) return;
    if (party.state === 'cancelled' && !(await retakeTable(trx, party.slot_id, party.date)))
      throw new Refused('table_taken');
    await trx.query('update house_party set state = $2, arrived_at = $3 where id = $1', [
      params.party,
      body.state,
      body.state === 'here' ? toIso(now) : null,
    ]);
    await recordChange(trx, {
      by: { id: session.userId, role },
      what: 'party.moved',
      restaurant,
      subject: params.party,
      before: { state: party.state },
      after: { state: body.state },
    });
  });
  return { data: await readParty(context.pool, restaurant, params.party) };
};
