import type { Handler } from '../../http/call.ts';
import { bookingsById } from '../host/index.ts';
import { acceptedWeek } from './accepted-week.ts';
import { storedSlots } from './stored-slots.ts';
import { strandedIn } from './stranded.ts';

/** Which bookings saving a week would affect; changes nothing. */
export const checkGrid: Handler<'checkGrid'> = async (context, { restaurant, body }) => {
  const week = await acceptedWeek(context.pool, restaurant, body.tables);
  const present = await storedSlots(context.pool, restaurant);
  const ids = await strandedIn(context.pool, restaurant, { present, week, now: context.now() });
  return { data: { stranded: await bookingsById(context, context.pool, restaurant, ids) } };
};
