import { hash } from 'node:crypto';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import type { HoldFacts } from './hold-facts.ts';
import { readHoldFacts } from './hold-facts.ts';
import { orderView, readOrder } from './order-reads.ts';
import { planHold } from './plan-hold.ts';
import { releaseExpiredHolds } from './release-expired-holds.ts';
import { takeTable } from './take-table.ts';

/** Holds a table: reads the facts, decides, takes the table in one statement. */
export const createOrder: Handler<'createOrder'> = async (context, call) => {
  const { body, session } = call;
  const bodyHash = hash('sha256', JSON.stringify(body), 'buffer');
  const wanted = {
    ...body,
    holderId: session.holderId,
    userId: session.userId,
    idempotencyKey: call.idempotencyKey ?? null,
  };

  for (let attempt = 0; ; attempt += 1) {
    const now = context.now();
    const facts = await readHoldFacts(context.pool, { ...wanted, now });
    if (facts === undefined) throw new Refused('restaurant_not_bookable');
    if (facts.repeated_order !== null) {
      if (!facts.repeated_hash?.equals(bodyHash)) throw new Refused('idempotency_key_reused');
      return { data: await readOrder(context, facts.repeated_order, session) };
    }
    const market = await context.markets.market(facts.country);
    const liveHolds = facts.holds.filter((hold) => Date.parse(hold.expires_at) > now);
    const decision = planHold({
      ...wanted,
      facts,
      market,
      people: body.people,
      note: body.note ?? '',
      locale: call.locale,
      idempotency: call.idempotencyKey === undefined ? null : { key: call.idempotencyKey, hash: bodyHash },
      now,
    });
    if (!decision.ok) throw new Refused(decision.code, decision.params);
    if (liveHolds.length < facts.holds.length)
      await releaseExpiredHolds(context.pool, { holder: session.holderId, now });
    if (isFull(facts)) {
      if (facts.expired === 0) throw new Refused('table_taken');
      await releaseExpiredHolds(context.pool, { slot: body.slot, date: body.date, now });
    }
    try {
      const order = await takeTable(context.pool, decision.hold());
      if (order !== undefined) return { data: orderView(order, market, now) };
    } catch (error) {
      // A twin request was first with the same key, number or hold, or crossed our way: what it left decides this one when read again.
      if (!lostRace.has((error as { code?: string }).code) || attempt >= 3) throw error;
      continue;
    }
    // Somebody was faster. One more look, because that look counts holds that have run out since.
    if (attempt >= 1) throw new Refused('table_taken');
  }
};

/** Unique violation, deadlock detected. */
const lostRace = new Set<string | undefined>(['23505', '40P01']);

function isFull(facts: HoldFacts): boolean {
  return facts.capacity !== null && facts.booked !== null && facts.booked >= facts.capacity;
}
