import { data, redirect } from 'react-router';
import { toldFields } from './told-fields.ts';
import { checkoutPage, nextWish, wishOf } from './payment-wish.ts';
import type { RequestFacts } from '../http/context.server.ts';
import { formProblem } from '../http/form-problem.server.ts';
import { requireUser } from '../http/require-user.server.ts';
import { siteConfig } from '../site/site-data.server.ts';

export interface PayResult {
  /** URL of the bank's page, for a payment that was just sent there. */
  bank: string | null;
  code: string | null;
  message: string | null;
  fields: Record<string, string>;
}

const failed = (status: number, code: string, message: string | null, fields: Record<string, string> = {}) =>
  data<PayResult>({ bank: null, code, message, fields }, status);

/**
 * Saves party and note of a held table, and shows it with other means of payment or pays it; by a saved card, or a token: card data
 * goes from the browser to the gateway.
 */
export async function payHeld(facts: RequestFacts, form: FormData) {
  const user = await requireUser(facts);
  const id = String(form.get('order') ?? '');
  const card = String(form.get('card') ?? '');
  const token = String(form.get('card_token') ?? '');
  const total = Number(form.get('expected') || Number.NaN);
  const wish = wishOf(form);
  const paid = card ? { card } : token ? { card_token: token, save_card: form.get('save_card') === 'yes' } : {};
  const here = checkoutPage(id, wish);
  const { termsVersion } = await siteConfig(facts);
  const ticked = form.get('terms') === 'on' ? String(form.get('terms_version') ?? '') : null;
  const terms = ticked ?? (user.termsVersion === termsVersion ? termsVersion : null);
  const { messages } = facts;
  try {
    const people = Number(form.get('people'));
    const told = toldFields.map((field) => [field, String(form.get(field) ?? '').replaceAll('\r\n', '\n')]);
    if (people) await facts.api.call('updateOrder', { params: { id }, body: { people, ...Object.fromEntries(told) } });
    const next = nextWish(form);
    if (next) throw redirect(checkoutPage(id, next));
    // After party and note, so that they are saved while consent is missing.
    if (terms === null) return failed(422, 'terms_missing', null, { terms: messages.checkout.agreeMissing });
    if (!card && !token && total !== 0) return failed(422, 'needs_script', messages.checkout.needsScript);
    const { data: order } = await facts.api.call(
      'payOrder',
      {
        params: { id },
        body: {
          ...(total === 0 ? {} : paid),
          ...(wish.coupon ? { coupon: wish.coupon } : {}),
          use_credit: wish.credit,
          use_free_voucher: wish.free,
          ...(Number.isSafeInteger(total) && total >= 0 ? { expected: total } : {}),
          terms_version: terms,
          return_url: facts.options.publicUrl + here,
        },
      },
      { idempotencyKey: String(form.get('key') ?? '') || undefined },
    );
    const bank = order.payment?.state === 'requires_action' ? order.payment.action_url : null;
    if (!bank) throw redirect(here);
    return { bank, code: null, message: null, fields: {} } satisfies PayResult;
  } catch (error) {
    if (error instanceof Response) throw error;
    const { code, message, status, fields } = formProblem(error);
    // Something else has moved the order: the page shows its current state.
    if (ALREADY.has(code)) throw redirect(here);
    return failed(status, code, Object.keys(fields).length > 0 ? null : message, fields);
  }
}

const ALREADY = new Set(['order_state', 'payment_in_progress', 'idempotency_key_reused']);
