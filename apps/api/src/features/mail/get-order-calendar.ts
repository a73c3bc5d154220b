import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { readOrderCalendar } from './send-order-mail.ts';

/** A booking's calendar entry, the same as in its mails. */
export const getOrderCalendar: Handler<'getOrderCalendar'> = async (context, { params, session, locale }) => {
  const file = await readOrderCalendar(context, params.id, session.userId, locale);
  if (file === null) throw new Refused('not_found');
  return { data: file };
};
