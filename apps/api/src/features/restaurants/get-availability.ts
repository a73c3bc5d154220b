import { serviceDateAt } from '@metade/domain/table-times.ts';
import { addDays, compareDates, daysBetween, localDateAt } from '@metade/domain/time.ts';
import { missingTable } from '@metade/domain/unmet-demand.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { recordUnmetDemand } from '../unmet-demand/index.ts';
import { bookingFacts, priceList } from './booking-facts.ts';
import { findPublic } from './find-public.ts';
import { readTables } from './read-tables.ts';
import { isFree, slotViews } from './slot-views.ts';

/**
 * Every time at which a party can sit down on some days, and those just taken; two weeks from today by default, never beyond the
 * horizon. After midnight the previous evening is included while it can be booked.
 */
export const getAvailability: Handler<'getAvailability'> = async (context, { params, query, session, ip }) => {
  const now = context.now();
  const row = await findPublic(context.pool, params.id);
  const market = await context.markets.market(row.country);
  const today = localDateAt(now, row.time_zone);
  const evening = serviceDateAt(now, row.time_zone);
  const lastDate = addDays(today, row.horizon_days);
  const from = latest(query.from ?? evening, evening);
  const to = earliest(query.to ?? (from < lastDate ? addDays(latest(from, today), daysByDefault - 1) : from), lastDate);
  if (query.from !== undefined && query.to !== undefined && query.to < query.from) {
    throw new Refused('invalid_fields', {}, [{ path: 'to', code: 'too_small' }]);
  }
  const dates = Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, ahead) => addDays(from, ahead));
  const tables = (await readTables(context.pool, [row.id], dates, now)).get(row.id);
  const facts = bookingFacts(row, market.settings);
  const priceOf = priceList(row, market);
  const days = dates.map((date) => {
    const ofDate = tables?.get(date) ?? [];
    const slots = slotViews(facts, ofDate, date, query.people, priceOf, now);
    return {
      date,
      tables: slots.filter(isFree).length,
      open: ofDate.some((table) => table.capacity > 0),
      slots,
    };
  });
  const wanted = days.find((day) => day.date === query.wanted);
  if (wanted !== undefined) {
    const meal = { date: wanted.date, period: query.period ?? null };
    const places = missingTable(facts, { ...meal, people: query.people }, wanted.slots, now);
    const look = { ...meal, visitor: session?.holderId ?? ip, restaurant: row.id, time: null };
    if (places !== null) recordUnmetDemand(context, { ...look, places });
  }
  return {
    data: days.filter((day) => day.date >= today || day.tables > 0 || query.from === day.date),
    today,
    lastDate,
  };
};

const daysByDefault = 14;

function latest(a: string, b: string): string {
  return compareDates(a, b) > 0 ? a : b;
}

function earliest(a: string, b: string): string {
  return compareDates(a, b) < 0 ? a : b;
}
