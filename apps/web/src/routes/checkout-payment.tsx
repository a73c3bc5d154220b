import { data, redirect } from 'react-router';
import { CheckoutFrame } from '../checkout/checkout-frame.tsx';
import { NoHold } from '../checkout/no-hold.tsx';
import { OrderSummary } from '../checkout/order-summary.tsx';
import { PaymentForm } from '../checkout/payment-form.tsx';
import { alternativesTo } from '../server/alternatives.ts';
import { factsContext } from '../server/context.ts';
import { readCookies } from '../server/cookies.ts';
import { currentOrder } from '../server/current-order.ts';
import { formProblem } from '../server/form-problem.ts';
import { requireUser } from '../server/require-user.ts';
import { metaOf, pageHead } from '../server/seo.ts';
import { siteConfig } from '../server/site-data.ts';
import type { Route } from './+types/checkout-payment';

export const handle = { layout: { header: 'none', footer: 'none', bottomBar: false } };

export async function loader({ context, request }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const user = await requireUser(facts);
  const [order, config] = await Promise.all([currentOrder(facts, request), siteConfig(facts)]);
  if (order && order.state !== 'held' && order.state !== 'expired') throw redirect(`/checkout/finish?order=${order._id}`);
  const held = order?.state === 'held' && order.hold !== null;
  if (order && held && acceptedTerms(request, order._id) === null) throw redirect(`/checkout?order=${order._id}`);
  return {
    head: pageHead(facts, { title: `${facts.messages.checkout.payTitle} · Metade`, noindex: true }),
    order,
    held,
    holder: user.profile.name,
    tokenizeUrl: config.gateway.tokenizeUrl,
    alternatives: order && !held ? await alternativesTo(facts, order) : [],
  };
}

/** Pays with a token: the card itself went from the browser to the gateway. */
export async function action({ context, request }: Route.ActionArgs) {
  const facts = context.get(factsContext);
  await requireUser(facts);
  const form = await request.formData();
  const id = String(form.get('order') ?? '');
  const terms = acceptedTerms(request, id);
  if (terms === null) throw redirect(`/checkout?order=${id}`);
  try {
    const { data: order } = await facts.api.call(
      'payOrder',
      {
        params: { id },
        body: {
          card_token: String(form.get('card_token') ?? ''),
          terms_version: terms,
          return_url: `${facts.options.publicUrl}/checkout/finish?order=${id}`,
        },
      },
      { idempotencyKey: String(form.get('key') ?? '') || undefined },
    );
    if (order.payment?.action_url && order.payment.state === 'requires_action') return { action: order.payment.action_url, problem: null };
    throw redirect(`/checkout/finish?order=${id}`);
  } catch (error) {
    if (error instanceof Response) throw error;
    const problem = formProblem(error);
    if (problem.code === 'terms_outdated') throw redirect(`/checkout?order=${id}`);
    return data({ action: null, problem }, problem.status);
  }
}

function acceptedTerms(request: Request, order: string): string | null {
  const [about, version] = (readCookies(request.headers.get('cookie')).terms ?? '').split(':');
  return about === order && version ? version : null;
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function CheckoutPayment({ loaderData, actionData }: Route.ComponentProps) {
  const { order, held } = loaderData;
  if (!order || !held) {
    return (
      <CheckoutFrame step={2} order={null}>
        <NoHold order={order} alternatives={loaderData.alternatives} />
      </CheckoutFrame>
    );
  }
  return (
    <CheckoutFrame step={2} order={order} aside={<OrderSummary order={order} />}>
      <PaymentForm order={order} holder={loaderData.holder} tokenizeUrl={loaderData.tokenizeUrl} result={actionData ?? null} />
    </CheckoutFrame>
  );
}
