import { redirect } from 'react-router';
import { CheckoutFrame } from '../checkout/checkout-frame.tsx';
import { Done } from '../checkout/done.tsx';
import { NoHold } from '../checkout/no-hold.tsx';
import { keepLast } from '../orders/keep-last.ts';
import { factsContext } from '../http/context.server.ts';
import { clearCookie } from '../http/cookies.server.ts';
import { currentOrder } from '../checkout/current-order.server.ts';
import { orderExtras } from '../orders/order-extras.server.ts';
import { requireUser } from '../http/require-user.server.ts';
import { metaOf, pageHead } from '../site/seo.ts';
import type { Route } from './+types/checkout-finish';

export const handle = { layout: { header: 'none', footer: 'none', foot: 'none' } };

/** The end of checkout. The address names the order, so the checkout cookies are deleted. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  await requireUser(facts);
  const order = await currentOrder(facts, request);
  if (order?.state === 'held') throw redirect(`/checkout?order=${order._id}`);
  const secure = facts.options.publicUrl.startsWith('https:');
  if (order && facts.url.searchParams.has('order')) {
    facts.setCookie(clearCookie('order', secure));
  }
  return {
    head: pageHead(facts, {
      title: `${facts.messages.checkout.stepDone} · ${facts.messages.checkout.title} · Metade`,
      noindex: true,
    }),
    extras: order && (await orderExtras(facts, order)),
  };
}

export const clientLoader = keepLast<Awaited<ReturnType<typeof loader>>>();

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function CheckoutFinish({ loaderData }: Route.ComponentProps) {
  return (
    <CheckoutFrame step={3} held={null}>
      {loaderData.extras ? <Done data={loaderData.extras} /> : <NoHold order={null} alternatives={[]} />}
    </CheckoutFrame>
  );
}
