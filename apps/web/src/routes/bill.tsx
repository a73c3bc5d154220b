import { ApiRefusal } from '@metade/api-client/client.ts';
import { data, redirect } from 'react-router';
import { billData } from '../bill/bill-data.server.ts';
import { BillPage } from '../bill/bill-page.tsx';
import { factsContext } from '../http/context.server.ts';
import { keepLast } from '../orders/keep-last.ts';
import { metaOf, pageHead } from '../site/seo.ts';
import { VoucherMissing } from '../voucher/voucher-page.tsx';
import type { Route } from './+types/bill';

export const handle = { layout: { header: 'none', footer: 'none', foot: 'bill' } };

/** What a table with a voucher pays; open to everybody with the voucher's link. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const { bill, orders } = facts.messages;
  try {
    const found = await billData(facts, params.token);
    const { state, restaurant } = found.voucher;
    if (state === 'cancelled' || state === 'no_show') throw redirect(`/checkout/voucher/${params.token}`);
    return { head: pageHead(facts, { title: `${bill.title} · ${restaurant.company_name}`, noindex: true }), ...found };
  } catch (error) {
    if (!(error instanceof ApiRefusal) || (error.problem.status !== 404 && error.problem.status !== 422)) throw error;
    return data({ head: pageHead(facts, { title: orders.voucherNotYet, noindex: true }), voucher: null }, 404);
  }
}

export const clientLoader = keepLast<Exclude<Awaited<ReturnType<typeof loader>>, { init: unknown }>>();

// As on the voucher's page: the address is the access.
export function headers() {
  return { 'x-robots-tag': 'noindex', 'cache-control': 'no-store', 'referrer-policy': 'same-origin' };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function Bill({ loaderData }: Route.ComponentProps) {
  return loaderData.voucher ? <BillPage data={loaderData} /> : <VoucherMissing />;
}
