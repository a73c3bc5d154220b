import type { OperationName } from '@metade/contracts/endpoints.ts';
import type { Context } from '../../context.ts';
import type { Call, Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { answerBooking } from './answer-booking.ts';

type HostStep = Extract<
  OperationName,
  'confirmOrder' | 'declineOrder' | 'arriveOrder' | 'undoArrival' | 'markNoShow' | 'undoNoShow' | 'redeemVoucher'
>;

/**
 * A step with an Idempotency-Key that was taken before is answered with the booking as it stands, instead of being refused
 * because of itself. The key is in the step's own event, so it is kept if the step is, and only then.
 */
export function once<N extends HostStep>(handler: Handler<N>): Handler<N> {
  const answerKnown = async (context: Context, call: Call<N>) => {
    const { idempotencyKey, restaurant, session } = call as Call<'arriveOrder'>;
    if (idempotencyKey === undefined) return null;
    const { rows } = await context.pool.query<{ order_id: string }>(
      `select e.order_id from order_event e join orders o on o.id = e.order_id
       where e.data->>'key' = $1 and e.data ? 'key' and e.actor_id = $2 and o.restaurant_id = $3 limit 1`,
      [idempotencyKey, session.userId, restaurant],
    );
    return rows[0] ? answerBooking(context, restaurant, rows[0].order_id) : null;
  };
  return (async (context: Context, call: Call<N>) => {
    const known = await answerKnown(context, call);
    if (known) return known;
    try {
      return await handler(context, call);
    } catch (error) {
      // The first request may have been on its way while this one was looked at.
      const meanwhile = error instanceof Refused ? await answerKnown(context, call) : null;
      if (meanwhile) return meanwhile;
      throw error;
    }
  }) as Handler<N>;
}
