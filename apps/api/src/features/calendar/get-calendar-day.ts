import type { Handler } from '../../http/call.ts';
import { calendarDay } from './calendar-day.ts';

/** One day of the calendar. */
export const getCalendarDay: Handler<'getCalendarDay'> = async (context, { restaurant, params: { date }, locale }) => ({
  data: await calendarDay(context, context.pool, restaurant, { date, locale }),
});
