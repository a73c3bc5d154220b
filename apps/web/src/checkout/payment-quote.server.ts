import { ApiRefusal } from '@metade/api-client/client.ts';
import type { PaymentQuote } from '@metade/contracts/payments.ts';
import type { PaymentWish } from './payment-wish.ts';
import type { RequestFacts } from '../http/context.server.ts';

/** What pays a held table as it is wished; a coupon that does not apply is left out, and `couponProblem` says why. */
export async function paymentQuote(
  facts: RequestFacts,
  order: string,
  wish: PaymentWish,
): Promise<{ quote: PaymentQuote | null; couponProblem: string | null }> {
  const query = { use_credit: wish.credit ? 'true' : 'false', use_free_voucher: wish.free ? 'true' : 'false' } as const;
  const ask = (coupon: { coupon?: string }) =>
    facts.api.call('quotePayment', { params: { id: order }, query: { ...query, ...coupon } });
  try {
    const { data } = await ask(wish.coupon ? { coupon: wish.coupon } : {});
    return { quote: data, couponProblem: null };
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    const { code, message } = error.problem;
    if (code.startsWith('coupon_') || code === 'too_many_requests')
      return { quote: (await ask({})).data, couponProblem: message };
    // The table was let go between two questions: the page says so by itself.
    if (code === 'hold_expired' || code === 'order_state') return { quote: null, couponProblem: null };
    throw error;
  }
}
