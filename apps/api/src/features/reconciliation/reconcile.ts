import { addDays } from '@metade/domain/time.ts';
import type { PaymentGateway } from '../../adapters/gateways/payment-gateway.ts';
import type { Context } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import { ourKeys } from './books.ts';
import { compareBooks, keysAtOnce } from './compare-books.ts';
import { readDay, spanOf } from './read-day.ts';
import { readPayouts } from './read-payouts.ts';

const hourMs = 3_600_000;
/** A gateway writes a movement down some time after it happened: from then on a day is closed. */
const lagHours = 2;
/** How far back the first comparison goes. */
const firstDays = 14;
/** What we know of only now may be told by the gateway in an hour. */
const patienceMs = hourMs;

/**
 * Compares the books of each gateway with ours, day by day (UTC), from two weeks before the first time on: reads what moved, compares it,
 * and closes a day that was read as a whole after its end. A day is closed once; the running one is compared and stays open. Whatever
 * is stopped goes on where it was. A gateway that fails does not stop the others.
 */
export async function reconcile(context: Context): Promise<void> {
  const failures: unknown[] = [];
  for (const gateway of context.gateways.all)
    await reconcileGateway(context, gateway).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

async function reconcileGateway(context: Context, gateway: PaymentGateway): Promise<void> {
  const today = dayOf(context.now());
  const { first, last } = await closedDays(context, gateway.name);
  const since = first ?? addDays(today, -firstDays);
  for (let day = last === null ? since : addDays(last, 1); day <= today; day = addDays(day, 1)) {
    const passAt = await readDay(context, gateway, day);
    if (passAt === null) return;
    await readPayouts(context, gateway, day);
    await compareDay(context, gateway.name, day, since);
    if (Date.parse(passAt) >= Date.parse(spanOf(day).until) + lagHours * hourMs)
      await close(context, gateway.name, day);
  }
}

/** first: that was ever read. last: that is closed, with all before it. */
async function closedDays(context: Context, gateway: string): Promise<{ first: string | null; last: string | null }> {
  const { rows } = await context.pool.query<{ first: string | null; last: string | null }>(
    'select min(day) as first, max(day) filter (where closed_at is not null) as last from gateway_day where gateway = $1',
    [gateway],
  );
  return rows[0] ?? { first: null, last: null };
}

/** Everything that moved that day in either book, and what differed before. */
async function compareDay(context: Context, gateway: string, day: string, since: string): Promise<void> {
  const { from, until } = spanOf(day);
  const earlier = (instant: string) => new Date(Date.parse(instant) - patienceMs).toISOString();
  const end = new Date(Math.min(Date.parse(until), context.now()) - patienceMs).toISOString();
  const window = { from: earlier(from), until: end < earlier(from) ? earlier(from) : end };
  const { rows } = await context.pool.query<{ key: string }>(
    `select distinct key from gateway_movement where gateway = $1 and kind <> 'payout' and created_at >= $2 and created_at < $3
     union select key from gateway_difference where gateway = $1 and state <> 'resolved' and key not like 'payout %'`,
    [gateway, from, until],
  );
  const own = await ourKeys(context.pool, gateway, window, spanOf(since).from);
  const keys = [...new Set([...rows.map(({ key }) => key), ...own])];
  for (let nth = 0; nth < keys.length; nth += keysAtOnce) {
    const some = keys.slice(nth, nth + keysAtOnce);
    await transaction(context.pool, (trx) => compareBooks(trx, gateway, some));
  }
}

async function close(context: Context, gateway: string, day: string): Promise<void> {
  await context.pool.query(
    'update gateway_day set closed_at = $3 where gateway = $1 and day = $2 and closed_at is null and reader is null',
    [gateway, day, new Date(context.now()).toISOString()],
  );
}

function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}
