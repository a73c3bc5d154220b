import { agreedTerms, hasMoved, lacking, payOrder, type PayWith } from '@metade/booking-flow/pay.ts';
import { data, redirect } from 'react-router';
import { toldFields } from './told-fields.ts';
import { checkoutPage, nextWish, wishOf } from './payment-wish.ts';
import type { RequestFacts } from '../http/context.server.ts';
import { formProblem, inForm, type FormProblem } from '../http/form-problem.server.ts';
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
  const save = form.get('save_card') === 'yes';
  const by: PayWith | null = card ? { card } : token ? { token, save } : null;
  const expected = Number.isSafeInteger(total) && total >= 0 ? total : undefined;
  const here = checkoutPage(id, wish);
  const config = await siteConfig(facts);
  const ticked = form.get('terms') === 'on' ? String(form.get('terms_version') ?? '') : null;
  const termsVersion = agreedTerms(ticked, user.termsVersion, config.termsVersion);
  const { messages } = facts;
  try {
    const people = Number(form.get('people'));
    const told = toldFields.map((field) => [field, String(form.get(field) ?? '').replaceAll('\r\n', '\n')]);
    if (people) await facts.api.call('updateOrder', { params: { id }, body: { people, ...Object.fromEntries(told) } });
    const next = nextWish(form);
    if (next) throw redirect(checkoutPage(id, next));
    // After party and note, so that they are saved while consent is missing.
    const lacks = lacking({ with: by, expected, termsVersion });
    if (lacks === 'terms' || termsVersion === null)
      return failed(422, 'terms_missing', null, { terms: messages.checkout.agreeMissing });
    if (lacks === 'card') return failed(422, 'needs_script', messages.checkout.needsScript);
    const returnUrl = facts.options.publicUrl + here;
    const key = String(form.get('key') ?? '') || undefined;
    const outcome = await payOrder(facts.api, { order: id, with: by, wish, expected, termsVersion, returnUrl }, key);
    switch (outcome.kind) {
      case 'bank':
        return { bank: outcome.url, code: null, message: null, fields: {} } satisfies PayResult;
      case 'refused':
        return refused(inForm(outcome.problem));
      case 'unknown':
        throw outcome.error;
      default:
        throw redirect(here);
    }
  } catch (error) {
    if (error instanceof Response) throw error;
    const problem = formProblem(error);
    // Something else has moved the order: the page shows its current state.
    if (hasMoved(problem.code)) throw redirect(here);
    return refused(problem);
  }
}

function refused({ code, message, status, fields }: FormProblem) {
  return failed(status, code, Object.keys(fields).length > 0 ? null : message, fields);
}
