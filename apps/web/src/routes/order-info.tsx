import { cancellationRules } from '@metade/contracts/cancellation-rules.ts';
import { data, redirect } from 'react-router';
import { keepLast } from '../orders/keep-last.ts';
import { OrderPage } from '../orders/order-page.tsx';
import { withoutNetwork } from '../orders/without-network.ts';
import { changeBooking } from '../orders/change-booking.server.ts';
import { factsContext } from '../http/context.server.ts';
import { formProblem } from '../http/form-problem.server.ts';
import { orderExtras } from '../orders/order-extras.server.ts';
import { ownOrder } from '../orders/own-order.server.ts';
import { readForm } from '../http/read-form.server.ts';
import { requireUser } from '../http/require-user.server.ts';
import { metaOf, pageHead } from '../site/seo.ts';
import { useActionProblem } from '../trouble/use-action-problem.ts';
import { useSaidOnce } from '../shell/said-once.ts';
import type { Route } from './+types/order-info';

export const handle = { layout: { footer: 'white' } };

export async function loader({ context, params }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  await requireUser(facts);
  const order = await ownOrder(facts, params.id);
  if (order.changed_to) throw redirect(`/infos-reserve/${order.changed_to}`);
  return {
    head: pageHead(facts, { title: `${facts.messages.orders.orderTitle(order.number)} · Metade`, noindex: true }),
    extras: await orderExtras(facts, order),
    moved: facts.url.searchParams.get('moved') === '1' ? facts.messages.change.moved : null,
  };
}

export const clientLoader = keepLast<Awaited<ReturnType<typeof loader>>>();

// After a refusal the data may have changed, for example an amount.
export const shouldRevalidate = () => true;

/**
 * Announces a delay, disputes a no-show, changes the booking, or cancels for the displayed amounts; when these changed, shows the
 * new ones.
 */
export async function action({ context, params, request }: Route.ActionArgs) {
  const facts = context.get(factsContext);
  await requireUser(facts);
  const form = await readForm(request);
  try {
    if (form.get('intent') === 'late') {
      await facts.api.call('announceLate', { params, body: { minutes: Number(form.get('minutes')) } });
      throw redirect(`/infos-reserve/${params.id}`);
    }
    if (form.get('intent') === 'dispute') {
      const text = String(form.get('text') ?? '').replaceAll('\r\n', '\n');
      await facts.api.call('disputeNoShow', { params, body: { text } });
      throw redirect(`/infos-reserve/${params.id}`);
    }
    const sharing = form.get('intent');
    if (sharing === 'share' || sharing === 'unshare' || sharing === 'remove-guest') {
      if (sharing === 'share') await facts.api.call('shareBooking', { params });
      if (sharing === 'unshare') await facts.api.call('unshareBooking', { params });
      if (sharing === 'remove-guest')
        await facts.api.call('removeGuest', { params: { ...params, guest: String(form.get('guest') ?? '') } });
      throw redirect(`/infos-reserve/${params.id}#friends`);
    }
    if (form.get('intent') === 'change') throw redirect(await changeBooking(facts, params.id, form));
    await facts.api.call(
      'cancelOrder',
      {
        params,
        body: {
          refund_to: form.get('refund_to') === 'credit' ? 'credit' : 'card',
          expected: {
            refund: Number(form.get('refund')),
            credit: Number(form.get('credit')),
            rule: cancellationRules.find((rule) => rule === form.get('rule')),
          },
        },
      },
      { idempotencyKey: String(form.get('key') ?? '') || undefined },
    );
    throw redirect(`/infos-reserve/${params.id}`);
  } catch (error) {
    if (error instanceof Response) throw error;
    const problem = formProblem(error);
    // The page redirects to what the booking became in another window, where the refusal must still be shown.
    const { changed_to } = await ownOrder(facts, params.id);
    if (changed_to) throw redirect(`/infos-reserve/${changed_to}?moved=1`);
    const text = String(form.get('text') ?? '');
    return data({ problem: problem.message, fields: problem.fields, text }, problem.status);
  }
}

export const clientAction = withoutNetwork<Awaited<ReturnType<typeof action>>>;

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function OrderInfo({ loaderData, actionData }: Route.ComponentProps) {
  useSaidOnce('moved');
  const problem = useActionProblem(actionData);
  const kept = actionData && 'text' in actionData ? actionData : null;
  return <OrderPage data={loaderData.extras} problem={problem ?? loaderData.moved} dispute={kept} />;
}
