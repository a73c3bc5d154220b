import { changeBooking as change } from '@metade/booking-flow/change.ts';
import type { RequestFacts } from '../http/context.server.ts';

/** Submits a change for the displayed amounts; answers the next page: payment, or the booking. */
export async function changeBooking(facts: RequestFacts, id: string, form: FormData): Promise<string> {
  const { next, order } = await change(
    facts.api,
    id,
    {
      slot: String(form.get('slot') ?? ''),
      date: String(form.get('date') ?? ''),
      people: Number(form.get('people')),
      expected: {
        to_pay: Number(form.get('to_pay')),
        refund: Number(form.get('refund')),
        credit: Number(form.get('credit')),
      },
    },
    String(form.get('key') ?? '') || undefined,
  );
  return next === 'pay' ? `/checkout?order=${order._id}` : `/infos-reserve/${order._id}`;
}
