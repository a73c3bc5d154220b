import type { Handler } from '../../http/call.ts';
import { seatParty } from './seat-party.ts';

/** Seats a party from the host's list, by one tap. */
export const arriveOrder: Handler<'arriveOrder'> = (context, { restaurant, params, body, session, role, claim }) =>
  seatParty(context, {
    restaurant,
    order: params.id,
    by: { id: session.userId, role },
    seatAnyway: body.seat_anyway,
    how: 'list',
    claim,
  });
