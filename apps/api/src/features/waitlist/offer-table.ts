import { randomBytes } from 'node:crypto';
import type { Locale } from '@metade/contracts/catalogue.ts';
import type { Context } from '../../context.ts';
import { rulesNow } from '../../db/kept-rules.ts';
import { transaction } from '../../db/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { planHold, readHoldFacts, releaseExpiredHolds, takeKeptTable, takeTableIn } from '../orders/index.ts';
import type { Meal, WaitlistEntry, WaitlistTable } from './meal.ts';

/** unsold: nobody may book the table now. passed over: this diner cannot have it now. lost: somebody else took it. */
export type OfferOutcome = 'offered' | 'unsold' | 'passed over' | 'lost';

/**
 * Holds a table for the first entry, as createOrder does for a buyer, and updates the entry in the same transaction: neither exists
 * without the other. The diner's own limit of holds does not count.
 */
export async function offerTable(
  context: Context,
  meal: Meal,
  table: WaitlistTable,
  entry: WaitlistEntry,
): Promise<OfferOutcome> {
  const { restaurant, date } = meal;
  const now = context.now();
  const wanted = {
    restaurant,
    slot: table.slot,
    date,
    holderId: entry.user,
    userId: entry.user,
    network: null,
    claim: null,
    now,
  };
  const facts = await readHoldFacts(context.pool, wanted);
  if (facts === undefined) return 'unsold';
  const market = await context.markets.market(facts.country);
  const decision = planHold({
    ...wanted,
    facts,
    market,
    rulesId: await rulesNow(context.pool, market.country, market.settings),
    people: entry.people,
    told: {},
    locale: entry.locale as Locale,
    offer: true,
  });
  if (!decision.ok) return personal.has(decision.code) ? 'passed over' : 'unsold';
  if (facts.holds.some((hold) => Date.parse(hold.expires_at) <= now))
    await releaseExpiredHolds(context.pool, { holder: entry.user, now });
  const hold = decision.hold();
  const take = table.kept > 0 ? takeKeptTable : takeTableIn;
  try {
    await transaction(context.pool, async (trx) => {
      if ((await take(trx, hold)) === undefined) throw new Lost();
      const { rowCount } = await trx.query(
        `update waiting_entry set state = 'offered', order_id = $2, offer_token = $3, offer_expires_at = $4 where id = $1 and state = 'waiting'`,
        [entry.id, hold.id, randomBytes(24).toString('base64url'), new Date(hold.expiresAt).toISOString()],
      );
      if (rowCount === 0) throw new Lost();
      await enqueue(trx, 'send_waiting_mail', { entry: entry.id, mail: 'turn' });
      // Offer to the next entry right after this offer ends; the cron would find it within a minute too.
      await enqueue(trx, 'serve_line', meal, { at: hold.expiresAt + 1_000, key: `offer ${hold.id}` });
    });
    return 'offered';
  } catch (error) {
    if (error instanceof Lost || (error as { code?: string }).code === uniqueViolation) return 'lost';
    throw error;
  }
}

class Lost extends Error {}

const uniqueViolation = '23505';
const personal = new Set(['hold_exists', 'no_show_blocked', 'people_out_of_range']);
