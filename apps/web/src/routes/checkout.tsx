import { useEffect, useRef } from 'react';
import { data, redirect } from 'react-router';
import { BankAnswer } from '../checkout/bank-answer.tsx';
import { CheckoutFrame } from '../checkout/checkout-frame.tsx';
import { EntrancePart } from '../checkout/entrance-part.tsx';
import { LostPayment } from '../checkout/lost-payment.tsx';
import { NoHold } from '../checkout/no-hold.tsx';
import { OrderSummary } from '../checkout/order-summary.tsx';
import { PaymentForm } from '../checkout/payment-form.tsx';
import { checkoutData } from '../checkout/checkout-data.server.ts';
import { factsContext, type RequestFacts } from '../http/context.server.ts';
import { clearCookie, isSecure, readCookies } from '../http/cookies.server.ts';
import { formProblem } from '../http/form-problem.server.ts';
import { localPath } from '../http/local-path.server.ts';
import { type PayResult, payHeld } from '../checkout/pay-held.server.ts';
import { readForm } from '../http/read-form.server.ts';
import { releaseTable } from '../hold/release-table.server.ts';
import { metaOf, pageHead } from '../site/seo.ts';
import type { Route } from './+types/checkout';

export const handle = { layout: { header: 'none', footer: 'none', foot: 'payment' } };

// After a refusal the table may be gone, or fewer tries be left: reloads the page's data.
export const shouldRevalidate = () => true;

export async function loader({ context, request }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const { checkout } = facts.messages;
  const page = await checkoutData(facts, request);
  const asks = page.visitor ? checkout.youTitle : checkout.payTitle;
  return { head: pageHead(facts, { title: `${asks} · ${checkout.title} · Metade`, noindex: true }), ...page };
}

/** Actions on a held table: release, extend, or pay. */
export async function action({ context, request }: Route.ActionArgs) {
  const facts = context.get(factsContext);
  const form = await readForm(request);
  const id = String(form.get('order') ?? '');
  switch (form.get('intent')) {
    case 'release':
      return refusedOr(async () => {
        const restaurant = await releaseTable(facts, id);
        forgetOrder(facts, request, id);
        throw redirect(localPath(form.get('back')) ?? restaurant ?? '/');
      });
    case 'extend':
      return refusedOr(async () => {
        await facts.api.call('extendHold', { params: { id } });
        return { bank: null, code: null, message: null, fields: {} };
      });
    default:
      return payHeld(facts, form);
  }
}

async function refusedOr(act: () => Promise<PayResult>) {
  try {
    return await act();
  } catch (error) {
    if (error instanceof Response) throw error;
    const { code, message, status } = formProblem(error);
    return data<PayResult>({ bank: null, code, message, fields: {} }, status);
  }
}

/** The released table need not be the one in checkout. */
function forgetOrder(facts: RequestFacts, request: Request, id: string): void {
  const secure = isSecure(facts);
  if (readCookies(request.headers.get('cookie'), secure).order === id) facts.setCookie(clearCookie('order', secure));
}

export async function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  const { intent, means } = Object.fromEntries(await request.clone().formData());
  try {
    return await serverAction();
  } catch (error) {
    throw error instanceof TypeError && intent === undefined && means === undefined ? new LostPayment() : error;
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

/** Who has signed in at the foot of the page begins the next step at its head. */
function useTopAfter(asked: boolean): void {
  const before = useRef(asked);
  useEffect(() => {
    if (before.current && !asked) window.scrollTo({ top: 0, behavior: 'instant' });
    before.current = asked;
  }, [asked]);
}

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const { order, held, visitor, payment, failure } = loaderData;
  useTopAfter(visitor !== null);
  if (held && visitor) {
    return (
      <CheckoutFrame step={2} held={held} visitor aside={<OrderSummary order={held} />}>
        <EntrancePart order={held} data={visitor} />
      </CheckoutFrame>
    );
  }
  if (!held || !payment) {
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
    <CheckoutFrame step={2} held={held} aside={<OrderSummary order={held} quote={payment.quote} />}>
      {loaderData.waits ? (
        <BankAnswer order={held} />
      ) : (
        <PaymentForm
          order={held}
          payment={payment}
          terms={loaderData.terms}
          noteMax={loaderData.noteMax}
          result={actionData}
          bank={loaderData.bank}
          failure={failure}
        />
      )}
    </CheckoutFrame>
  );
}
