import { createHash, randomBytes } from 'node:crypto';
import { periodEndInstant, tableInstant } from '@metade/domain/grid.ts';
import { decideHold } from '@metade/domain/place-order.ts';
import { voucherPrice } from '@metade/domain/pricing.ts';
import { orderNumber } from '@metade/domain/voucher.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import type { HoldFacts } from './hold-facts.ts';
import { readHoldFacts } from './hold-facts.ts';
import { orderView, readOrder } from './order-reads.ts';
import { releaseExpiredHolds } from './release-expired-holds.ts';
import type { NewHold } from './take-table.ts';
import { takeTable } from './take-table.ts';

/** Holds a table: reads the facts, decides, takes the table in one statement. */
export const createOrder: Handler<'createOrder'> = async (context, call) => {
  const { body, session } = call;
  const hash = createHash('sha256').update(JSON.stringify(body)).digest();
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
      if (!facts.repeated_hash?.equals(hash)) throw new Refused('idempotency_key_reused');
      return { data: await readOrder(context, facts.repeated_order, session) };
    }
    const market = await context.markets.market(facts.country);
    const liveHolds = facts.holds.filter((hold) => Date.parse(hold.expires_at) > now);
    const decision = decideHold({
      restaurant: body.restaurant,
      facts: {
        open: facts.open,
        timeZone: facts.time_zone,
        acceptedSizes: facts.accepted_sizes,
        onePersonAllowed: facts.one_person_ok,
        peopleMax: market.settings.peopleMax,
        horizonDays: facts.horizon_days,
        cutoffMinutes: facts.cutoff_minutes,
        pausedUntil: facts.paused_until === null ? null : Date.parse(facts.paused_until),
      },
      slot:
        facts.slot_id === null
          ? null
          : {
              _id: facts.slot_id,
              day: facts.day,
              period: facts.period,
              time: facts.time,
              qtd: facts.qtd,
              places: facts.places,
            },
      capacity: facts.capacity ?? facts.qtd,
      date: body.date,
      people: body.people,
      priceOf: (places) => voucherPrice(market, places, facts.prices),
      liveHolds,
      noShowBlockUntil: facts.booking_blocked_until === null ? null : Date.parse(facts.booking_blocked_until),
      now,
      settings: market.settings,
    });
    if (!decision.ok) throw new Refused(decision.code, decision.params);
    if (liveHolds.length < facts.holds.length)
      await releaseExpiredHolds(context.pool, { holder: session.holderId, now });
    if (isFull(facts)) {
      if (facts.expired === 0) throw new Refused('table_taken');
      await releaseExpiredHolds(context.pool, { slot: body.slot, date: body.date, now });
    }
    const hold: NewHold = {
      id: uuidv7(),
      number: orderNumber(randomBytes(6)),
      holderId: session.holderId,
      userId: session.userId,
      restaurantId: body.restaurant,
      slotId: body.slot,
      date: body.date,
      time: facts.time,
      period: facts.period,
      places: decision.places,
      people: body.people,
      note: body.note ?? '',
      holdNo: firstFree(liveHolds.map((live) => live.hold_no)),
      expiresAt: decision.expiresAt,
      startsAt: tableInstant(body.date, facts.time, facts.period, facts.time_zone),
      periodEndsAt: periodEndInstant(body.date, facts.period, facts.time_zone),
      toleranceMinutes: facts.table_tolerance,
      confirmationMode: facts.confirmation_mode,
      price: decision.price,
      locale: call.locale,
      idempotency: call.idempotencyKey === undefined ? null : { key: call.idempotencyKey, hash },
    };
    try {
      const order = await takeTable(context.pool, hold);
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

function firstFree(used: number[]): number {
  let no = 1;
  while (used.includes(no)) no += 1;
  return no;
}
