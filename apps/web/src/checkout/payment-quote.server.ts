import { ApiRefusal } from '@metade/api-client/client.ts';
import type { PaymentQuote } from '@metade/contracts/payments.ts';
import type { PaymentWish } from './payment-wish.ts';
import type { RequestFacts } from '../http/context.server.ts';

/** How a held table would be paid with the given wishes; an inapplicable coupon is left out, and `couponProblem` says why. */
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
    // The hold was released between two requests: the page shows that itself.
    if (code === 'hold_expired' || code === 'order_state') return { quote: null, couponProblem: null };
    throw error;
  }
}
