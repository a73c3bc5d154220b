import type { Period, Places } from '@metade/domain/grid.ts';
import { serviceDateAt, tableInstant } from '@metade/domain/table-times.ts';
import { seats } from '@metade/domain/party.ts';
import { addDays, dayOfWeek, toIso } from '@metade/domain/time.ts';
import { v7 as uuidv7 } from 'uuid';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { claimKey } from '../../http/idempotency.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { acceptPhone } from '../auth/index.ts';
import { takeForRestaurant } from '../orders/index.ts';
import { readParty } from './party-reads.ts';
import { refuseTooEarly } from './refuse-too-early.ts';

type Slot = { time: string; period: Period; places: Places; day: number; time_zone: string; country: string };

/** Takes a table for a walk-in, who is seated at once, or for a phone booking. A repeat with the same key adds none. */
export const addParty: Handler<'addParty'> = async (context, { restaurant, body, session, role, claim }) => {
  const now = context.now();
  const { rows } = await context.pool.query<Slot>(
    `select s.time, s.period, s.places, s.day, r.time_zone, r.country from table_slot s join restaurant r on r.id = s.restaurant_id
     where s.id = $1 and s.restaurant_id = $2 and s.retired_at is null`,
    [body.slot, restaurant],
  );
  const slot = rows[0];
  if (slot === undefined || slot.day !== dayOfWeek(body.date)) throw new Refused('not_found');
  if (!seats(slot.places, body.people)) throw new Refused('party_too_large', { places: slot.places });
  const { settings } = await context.markets.market(slot.country);
  const today = serviceDateAt(now, slot.time_zone);
  if (body.date < today) throw new Refused('slot_past');
  if (body.date > addDays(today, settings.calendarDaysAhead)) throw new Refused('slot_horizon');
  const startsAt = tableInstant(body.date, slot.time, slot.period, slot.time_zone);
  if (body.kind === 'walk_in') refuseTooEarly(startsAt, slot.time_zone, now, settings);
  const party = {
    ...body,
    phone: body.phone ? acceptPhone(body.phone, slot.country) : null,
    id: uuidv7(),
    restaurant,
    time: slot.time,
    period: slot.period,
    places: slot.places,
    startsAt: toIso(startsAt),
    madeBy: session.userId,
    now: toIso(now),
  };
  const id = await transaction(context.pool, async (trx) => {
    const first = await claimKey(trx, claim, party.id);
    if (first !== null) return first;
    if (!(await takeForRestaurant(trx, party))) throw new Refused('table_taken');
    await recordChange(trx, {
      by: { id: session.userId, role },
      what: 'party.added',
      restaurant,
      subject: party.id,
      after: { kind: body.kind, people: body.people, date: body.date, time: slot.time },
    });
    return party.id;
  });
  return { data: await readParty(context.pool, restaurant, id) };
};
