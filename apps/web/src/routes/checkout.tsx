import { refusalMessage } from '@metade/i18n/errors.ts';
import { data, redirect, replace } from 'react-router';
import { CheckoutFrame } from '../checkout/checkout-frame.tsx';
import { NoHold } from '../checkout/no-hold.tsx';
import { OrderSummary } from '../checkout/order-summary.tsx';
import { TableForm } from '../checkout/table-form.tsx';
import { acceptedTerms } from '../server/accepted-terms.ts';
import { alternativesTo } from '../server/alternatives.ts';
import { factsContext } from '../server/context.ts';
import { clearCookie, readCookies, writeCookie } from '../server/cookies.ts';
import { currentOrder } from '../server/current-order.ts';
import { formProblem } from '../server/form-problem.ts';
import { localPath } from '../server/local-path.ts';
import { readForm } from '../server/read-form.ts';
import { releaseTable } from '../server/release-table.ts';
import { requireUser } from '../server/require-user.ts';
import { metaOf, pageHead } from '../server/seo.ts';
import { siteConfig } from '../server/site-data.ts';
import type { Route } from './+types/checkout';

export const handle = { layout: { header: 'none', footer: 'none', bottomBar: 'none' } };

// A refusal may mean that the table is gone: the page says what is true now.
export const shouldRevalidate = () => true;

export async function loader({ context, request }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  await requireUser(facts);
  const [order, config] = await Promise.all([currentOrder(facts, request), siteConfig(facts)]);
  if (order && order.state !== 'held' && order.state !== 'expired') throw replace(`/infos-reserve/${order._id}`);
  return {
    head: pageHead(facts, { title: `${facts.messages.checkout.tableTitle} · Metade`, noindex: true }),
    order,
    held: order?.state === 'held' && order.hold !== null,
    termsVersion: config.termsVersion,
    termsAccepted: order !== null && acceptedTerms(facts, request, order._id) === config.termsVersion,
    noteMax: Number(config.settings.noteMax),
    termsChanged:
      facts.url.searchParams.get('terms') === 'changed' ? refusalMessage('terms_outdated', {}, facts.locale) : null,
    alternatives: order && order.state !== 'held' ? await alternativesTo(facts, order) : [],
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const facts = context.get(factsContext);
  const form = await readForm(request);
  const id = String(form.get('order') ?? '');
  const params = { id };
  const secure = facts.options.publicUrl.startsWith('https:');
  try {
    switch (form.get('intent')) {
      case 'release': {
        const restaurant = await releaseTable(facts, id);
        // Of two tables held the one that was let go need not be the one checkout is about.
        if (readCookies(request.headers.get('cookie'), secure).order === id)
          for (const name of ['order', 'terms'] as const) facts.setCookie(clearCookie(name, secure));
        throw redirect(localPath(form.get('back')) ?? restaurant ?? '/');
      }
      case 'extend':
        await facts.api.call('extendHold', { params });
        return { problem: null, termsMissing: false };
      default: {
        await facts.api.call('updateOrder', {
          params,
          body: { people: Number(form.get('people')), note: String(form.get('note') ?? '').replaceAll('\r\n', '\n') },
        });
        // After people and note, so that they are kept while the tick is missing.
        if (form.get('terms') !== 'on') return data({ problem: null, termsMissing: true }, 422);
        facts.setCookie(writeCookie('terms', `${id}:${String(form.get('terms_version') ?? '')}`, secure));
        throw redirect(`/checkout/payment?order=${id}`);
      }
    }
  } catch (error) {
    if (error instanceof Response) throw error;
    const problem = formProblem(error);
    return data({ problem, termsMissing: false }, problem.status);
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const { order, held } = loaderData;
  if (!order || !held) {
    return (
      <CheckoutFrame step={1} held={null}>
        <NoHold order={order} alternatives={loaderData.alternatives} />
      </CheckoutFrame>
    );
  }
  return (
    <CheckoutFrame step={1} held={order} aside={<OrderSummary order={order} />}>
      <TableForm
        order={order}
        termsVersion={loaderData.termsVersion}
        termsAccepted={loaderData.termsAccepted}
        problem={actionData?.problem?.message ?? loaderData.termsChanged}
        noteMax={loaderData.noteMax}
        noteError={actionData?.problem?.fields.note}
        termsMissing={actionData?.termsMissing ?? false}
      />
    </CheckoutFrame>
  );
}
