import type { RequestFacts } from '../http/context.server.ts';

/** Submits a change for the displayed amounts; answers the next page: payment, or the booking. */
export async function changeBooking(facts: RequestFacts, id: string, form: FormData): Promise<string> {
  const { data: order } = await facts.api.call(
    'changeOrder',
    {
      params: { id },
      body: {
        slot: String(form.get('slot') ?? ''),
        date: String(form.get('date') ?? ''),
        people: Number(form.get('people')),
        expected: {
          to_pay: Number(form.get('to_pay')),
          refund: Number(form.get('refund')),
          credit: Number(form.get('credit')),
        },
      },
    },
    { idempotencyKey: String(form.get('key') ?? '') || undefined },
  );
  return order.state === 'held' ? `/checkout?order=${order._id}` : `/infos-reserve/${order._id}`;
}
