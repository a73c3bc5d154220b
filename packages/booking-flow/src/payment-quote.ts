import { ApiRefusal, type ApiClient } from '@metade/api-client/client.ts';
import type { PaymentQuote } from '@metade/contracts/payments.ts';

/** What shall pay before the card. coupon: a code, empty for none. free: a free voucher. */
export interface PaymentWish {
  coupon: string;
  credit: boolean;
  free: boolean;
}

/** quote: null when the hold ended meanwhile. couponProblem: why the coupon is left out, in words. */
export interface Quoted {
  quote: PaymentQuote | null;
  couponProblem: string | null;
}

/** How a held table would be paid for as wished; an inapplicable coupon is left out. */
export async function quotePayment(api: ApiClient, order: string, wish: PaymentWish): Promise<Quoted> {
  const query = { use_credit: wish.credit ? 'true' : 'false', use_free_voucher: wish.free ? 'true' : 'false' } as const;
  const ask = (coupon: { coupon?: string }) =>
    api.call('quotePayment', { params: { id: order }, query: { ...query, ...coupon } });
  try {
    const { data } = await ask(wish.coupon ? { coupon: wish.coupon } : {});
    return { quote: data, couponProblem: null };
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    const { code, message } = error.problem;
    if (code.startsWith('coupon_') || code === 'too_many_requests')
      return { quote: (await ask({})).data, couponProblem: message };
    if (code === 'hold_expired' || code === 'order_state') return { quote: null, couponProblem: null };
    throw error;
  }
}
