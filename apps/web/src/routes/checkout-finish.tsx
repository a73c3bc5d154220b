import { ApiRefusal } from '@metade/api-client/client.ts';
import { redirect } from 'react-router';
import { CheckoutFrame } from '../checkout/checkout-frame.tsx';
import { Done } from '../checkout/done.tsx';
import { NoHold } from '../checkout/no-hold.tsx';
import { factsContext } from '../server/context.ts';
import { clearCookie } from '../server/cookies.ts';
import { currentOrder } from '../server/current-order.ts';
import { requireUser } from '../server/require-user.ts';
import { metaOf, pageHead } from '../server/seo.ts';
import type { Route } from './+types/checkout-finish';

export const handle = { layout: { header: 'none', footer: 'none', bottomBar: false } };

/** The end of checkout, and the way back from a bank's own page: asks how an unfinished payment went. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  await requireUser(facts);
  let order = await currentOrder(facts, request);
  if (order?.payment?.state === 'pending' || order?.payment?.state === 'requires_action') {
    try {
      order = (await facts.api.call('refreshPayment', { params: { id: order._id } })).data;
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error;
    }
  }
  const waiting = order?.payment?.state === 'pending' || order?.payment?.state === 'requires_action';
  if (order?.state === 'held' && !waiting) throw redirect(`/checkout/payment?order=${order._id}`);
  if (order && order.state !== 'held') {
    const secure = facts.options.publicUrl.startsWith('https:');
    for (const name of ['order', 'terms'] as const) facts.setCookie(clearCookie(name, secure));
  }
  return { head: pageHead(facts, { title: `${facts.messages.checkout.title} · Metade`, noindex: true }), order, waiting };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function CheckoutFinish({ loaderData }: Route.ComponentProps) {
  const { order, waiting } = loaderData;
  return (
    <CheckoutFrame step={3} order={null}>
      {order ? <Done order={order} waiting={waiting} /> : <NoHold order={null} alternatives={[]} />}
    </CheckoutFrame>
  );
}
