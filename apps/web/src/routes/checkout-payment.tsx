import { randomUUID } from 'node:crypto';
import type { Order } from '@metade/contracts/orders.ts';
import { refusalMessage } from '@metade/i18n/errors.ts';
import { data, redirect, replace } from 'react-router';
import { BankAnswer } from '../checkout/bank-answer.tsx';
import { CheckoutFrame } from '../checkout/checkout-frame.tsx';
import { LostPayment, LostPaymentPage } from '../checkout/lost-payment.tsx';
import { type EndOfHold, NoHold } from '../checkout/no-hold.tsx';
import { OrderSummary } from '../checkout/order-summary.tsx';
import { PaymentForm } from '../checkout/payment-form.tsx';
import { paymentPage, wishOf } from '../checkout/payment-wish.ts';
import { acceptedTerms } from '../server/accepted-terms.ts';
import { alternativesTo } from '../server/alternatives.ts';
import { factsContext } from '../server/context.ts';
import { currentOrder } from '../server/current-order.ts';
import { formProblem } from '../server/form-problem.ts';
import { paymentFailure } from '../server/payment-failure.ts';
import { paymentQuote } from '../server/payment-quote.ts';
import { readForm } from '../server/read-form.ts';
import { requireUser } from '../server/require-user.ts';
import { metaOf, pageHead } from '../server/seo.ts';
import { settledOrder } from '../server/settled-order.ts';
import { siteConfig } from '../server/site-data.ts';
import type { Route } from './+types/checkout-payment';

export const handle = { layout: { header: 'none', footer: 'none', bottomBar: 'payment' } };

// A refused payment changes the order too: fewer tries, or none.
export const shouldRevalidate = () => true;

export async function loader({ context, request }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const user = await requireUser(facts);
  const [found, config, cards] = await Promise.all([
    currentOrder(facts, request),
    siteConfig(facts),
    facts.api.call('listCards', {}),
  ]);
  const order = found && (await settledOrder(facts, found));
  const end = order && endOf(order);
  if (order && order.state !== 'held' && !end) {
    throw replace(order.state === 'cancelled' ? `/infos-reserve/${order._id}` : `/checkout/finish?order=${order._id}`);
  }
  const held = order?.state === 'held' && order.hold !== null;
  if (order && held && acceptedTerms(facts, request, order._id) === null)
    throw redirect(`/checkout?order=${order._id}`);
  const wish = wishOf(facts.url.searchParams);
  const means = order && held ? await paymentQuote(facts, order._id, wish) : { quote: null, couponProblem: null };
  return {
    ...means,
    wish,
    head: pageHead(facts, { title: `${facts.messages.checkout.payTitle} · Metade`, noindex: true }),
    order,
    held,
    end,
    failure: order && paymentFailure(order, facts.locale),
    tooLate: end === 'too_late' ? refusalMessage('payment_too_late', {}, facts.locale) : null,
    holder: user.profile.name,
    cards,
    tokenizeUrl: config.gateway.tokenizeUrl,
    // One key for one attempt: whatever is pressed twice pays once.
    key: randomUUID() as string,
    alternatives: end ? await alternativesTo(facts, order) : [],
  };
}

/** Pays with what was wished; by card with a saved one, or with a token: the card itself went from the browser to the gateway. */
export async function action({ context, request }: Route.ActionArgs) {
  const facts = context.get(factsContext);
  await requireUser(facts);
  const form = await readForm(request);
  const id = String(form.get('order') ?? '');
  const card = String(form.get('card') ?? '');
  const token = String(form.get('card_token') ?? '');
  const total = Number(form.get('expected') || Number.NaN);
  const wish = wishOf(form);
  const paid = card ? { card } : token ? { card_token: token, save_card: form.get('save_card') === 'yes' } : {};
  const here = paymentPage(id, wish);
  const terms = acceptedTerms(facts, request, id);
  if (terms === null) throw redirect(`/checkout?order=${encodeURIComponent(id)}`);
  if (!card && !token && total !== 0)
    return data({ bank: null, code: 'needs_script', message: facts.messages.checkout.needsScript }, 422);
  try {
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
    return { bank, code: null, message: null };
  } catch (error) {
    if (error instanceof Response) throw error;
    const { code, message, status } = formProblem(error);
    if (code === 'terms_outdated') throw redirect(`/checkout?order=${id}&terms=changed`);
    // Something else has moved this order meanwhile: the page itself says where it stands.
    if (ALREADY.has(code)) throw redirect(here);
    return data({ bank: null, code, message }, status);
  }
}

const ALREADY = new Set(['order_state', 'payment_in_progress', 'idempotency_key_reused']);

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    throw error instanceof TypeError ? new LostPayment() : error;
  }
}

function endOf(order: Order): EndOfHold | null {
  if (order.state === 'cancelled' && order.end_reason?.startsWith('payment_')) return 'unpaid';
  if (order.state !== 'expired') return null;
  const took = ['authorized', 'captured', 'refunded'].includes(order.payment?.state ?? '');
  return took ? 'too_late' : 'time';
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function CheckoutPayment({ loaderData, actionData }: Route.ComponentProps) {
  const { order, held, failure, quote } = loaderData;
  if (!order || !held || !quote) {
    const late = actionData?.code === 'payment_too_late' ? actionData.message : loaderData.tooLate;
    return (
      <CheckoutFrame step={2} held={null}>
        <NoHold
          order={order}
          end={late ? 'too_late' : (loaderData.end ?? 'time')}
          tooLate={late}
          alternatives={loaderData.alternatives}
        />
      </CheckoutFrame>
    );
  }
  return (
    <CheckoutFrame step={2} held={order} aside={<OrderSummary order={order} quote={loaderData.quote} />}>
      {order.payment?.state === 'pending' ? (
        <BankAnswer order={order} />
      ) : (
        <PaymentForm
          order={order}
          holder={loaderData.holder}
          quote={quote}
          wish={loaderData.wish}
          couponProblem={loaderData.couponProblem}
          cards={loaderData.cards}
          tokenizeUrl={loaderData.tokenizeUrl}
          attemptKey={loaderData.key}
          problem={actionData?.message ?? failure}
          again={failure !== null}
          leaveFor={actionData?.bank ?? null}
        />
      )}
    </CheckoutFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (error instanceof LostPayment) return <LostPaymentPage />;
  throw error;
}
